export const TABS = ["cards", "report", "compare", "sweep", "print"] as const;
export type Tab = (typeof TABS)[number];
export const isTab = (text: string | null): text is Tab => (TABS as readonly (string | null)[]).includes(text);
