/** A thread that makes the pictures of one game's house set (`<game>-art.js`) and tells each, then null. */

import { parentPort, workerData } from "node:worker_threads";

const { pictures } = await import(`./${workerData}-art.js`);
for await (const picture of pictures()) parentPort.postMessage(picture);
parentPort.postMessage(null);
