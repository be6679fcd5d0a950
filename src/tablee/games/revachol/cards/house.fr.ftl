### Echoes of Revachol, jeu de cartes « house » : noms et textes français. Identifiants de house.toml.
### Le livret français ne nomme aucun Allié : les noms propres restent ceux du livret anglais, les surnoms sont
### traduits ici (ECH-R149). Phrases d’ambiance et descriptions sont de ce projet ; rien n’est cité du jeu vidéo
### ni du livret. Les groupes disent d’où viennent les noms (## source: rulebook, published ou house).

# Alliés

## source: house

ally-lena = Lena, la femme du cryptozoologue
    .flavour = Elle attend un miracle depuis si longtemps qu’ils se tutoient.

ally-cuno = Cuno
    .flavour = Douze ans, et déjà invaincu, à l’entendre.

ally-jean = Jean Vicquemare
    .flavour = On n’en veut pas autant à un homme dont on n’attend plus rien.

ally-klaasje = Klaasje (Miss Orange Disco Dancer)
    .flavour = Chacune de ses réponses a une porte de derrière.

ally-trant = Trant Heidelstam
    .flavour = Demandez-lui l’heure, il vous racontera l’horlogerie.

ally-gardener = La Jardinière
    .flavour = Elle désherbe les plates-bandes et tend l’oreille vers la cour.

ally-measurehead = Measurehead
    .flavour = Une porte tout en muscles, avec une théorie sur chaque passant.

ally-joyce = Joyce Messier
    .flavour = Elle explique le monde depuis un voilier, sans envoyer de facture.

ally-dolores = Dolores Dei
    .flavour = Ses yeux de verre pardonnent à qui se tient dans la lumière brisée.

ally-cindy = Cindy the Skull
    .flavour = La révolution est en retard, alors elle en peint déjà les lettres.

ally-kim = Kim Kitsuragi
    .flavour = Il note, referme le carnet, et il est toujours là.

ally-harry = Harry Du Bois
    .flavour = Il a tout perdu sauf sa cravate, et la cravate a des opinions.

ally-garte = Garte, le gérant de la cafétéria
    .flavour = Pas barman. Il le répétera en essuyant le bar.

ally-titus = Titus Hardie
    .flavour = Il portera la faute de sept hommes avant d’en nommer un seul.

ally-ruby = Ruby, l’instigatrice
    .flavour = La cachette, le brouilleur et la plupart des rumeurs sont d’elle.

ally-evrart = Evrart Claire
    .flavour = Ses faveurs sont des cadeaux dont il garde la ficelle.

ally-neha = Neha, la fabricante de dés
    .flavour = Elle coule la chance dans la résine et ne garantit rien.

ally-morell = Morell, le cryptozoologue
    .flavour = Un piège vide prouve seulement que l’animal est malin.

ally-steban = Steban, l’étudiant
    .flavour = Il sait démontrer que la tour d’allumettes tiendra.

ally-nix = Nix Gottlieb
    .flavour = Un médecin qui compte vos années sans jamais arrondir.

ally-plaisance = Plaisance, la libraire
    .flavour = Elle a pendu les charmes elle-même et n’ose plus les décrocher.

ally-lilienne = Lilienne, la ramendeuse de filets
    .flavour = Trois enfants, un bateau, et une épée pour le reste.

ally-manana = Call Me Mañana
    .flavour = Il vous aidera. Il a même déjà choisi le jour.

ally-roy = Roy, le prêteur sur gages
    .flavour = Sur ses étagères, rien que des dernières bonnes idées.

ally-noid = Noid
    .flavour = Il répare les planchers et se méfie de ce qu’on pose dessus.

ally-rene = René Arnoux
    .flavour = Il porte encore le manteau d’un roi que plus personne ne salue.

ally-sylvie = Sylvie
    .flavour = Elle a quitté le bar la nuit où vous l’avez découvert.

ally-gaston = Gaston Martin
    .flavour = Il a perdu toutes les parties contre son ami, et gardé l’ami.

ally-mack = Mack Torson
    .flavour = La porte était ouverte, mais il avait déjà pris son élan.

ally-cunoesse = Cunoesse
    .flavour = Elle souffle le défi, puis regarde qui sera assez bête.

ally-judit = Judit Minot
    .flavour = Elle a apporté une couverture de plus, sans demander pourquoi.

ally-soona = Soona, la programmeuse
    .flavour = Elle a suivi un fichier perdu jusqu’à la sortie du monde.

ally-tommy = Tommy Le Homme
    .flavour = Un poème sur la route a besoin d’un bouchon pour finir.

ally-isobel = Isobel, la lavandière
    .flavour = Elle loue un toit et lave les questions à grande eau.

ally-alain = Alain, de la bande à Hardie
    .flavour = Son alibi est une tablée entière, et la tablée est bruyante.

ally-alice = Alice DeMettrie
    .flavour = Une voix calme, une mauvaise ligne et toutes les adresses de Jamrock.

ally-annette = Annette
    .flavour = Elle a lu tous les crimes du rayon et les aurait résolus plus vite.

ally-lily = La petite Lily
    .flavour = Ses coquillages sont aussi des preuves, si on demande poliment.

ally-chester = Chester McLaine
    .flavour = La moitié d’un duo bruyant, celle qui a trouvé les surnoms.

ally-egghead = Egg Head
    .flavour = Il est d’accord avec le rythme, quoi qu’il s’apprête à dire.

# Tâches

## source: rulebook

task-badge = Trouver votre badge
    .text = Remontez le fil d’une nuit oubliée et retrouvez l’insigne qui dit qui vous êtes.
    .flavour = Quelque part, un bout de métal est meilleur policier que vous.

task-island = Aller sur l’île
    .text = Traversez la baie jusqu’au vieux fort et rencontrez le dernier soldat d’une guerre perdue.
    .flavour = L’eau est plate, les roseaux écoutent et quelqu’un vise.

## source: house

task-lesson = Demander ce qu’est le monde
    .text = Avouez que vous avez tout oublié et laissez quelqu’un vous expliquer la réalité.
    .flavour = C’est plus grand que prévu, et il y a plus de gris.

task-bill = Régler la note de l’auberge
    .text = Réunissez de quoi payer la chambre, la fenêtre et le reste des dégâts.
    .flavour = L’oiseau accroché au mur est facturé à part.

task-bed = Trouver un lit pour la nuit
    .text = Obtenez le droit de dormir dans la cabane vide au bord de l’eau.
    .flavour = Il y a un toit, un poêle et un ancien locataire.

task-chair = S’asseoir face à Evrart
    .text = Prenez la pire chaise du port et restez digne jusqu’au bout de l’entretien.
    .flavour = Choisie avec soin, par un homme qui ne s’y assied jamais.

task-radio = Appeler le commissariat
    .text = Prenez la radio et faites votre rapport, quoi qu’on pense de vous là-bas.
    .flavour = D’abord la friture, et après elle les rires.

task-song = Chanter au Whirling-in-Rags
    .text = Négociez le micro et chantez la chanson la plus triste que vous connaissiez.
    .flavour = La salle a entendu pire, mais jamais rien d’aussi sincère.

task-widow = Prévenir la veuve
    .text = Retrouvez le mari disparu sur la promenade et dites à sa femme ce qui est arrivé.
    .flavour = Elle comprend à votre lenteur dans l’escalier.

task-dice = Commander une paire de dés
    .text = Montez à l’atelier au-dessus de la librairie et faites-vous fabriquer des dés.
    .flavour = Ils roulent comme les autres, mais ce sont les vôtres.

task-gate = Franchir la grille du port
    .text = Persuadez, contredisez ou renversez l’homme qui garde l’entrée du port.
    .flavour = Il y a un bouton. Il y a aussi quelqu’un devant le bouton.

task-roof = Interroger la cliente du toit
    .text = Demandez à la danseuse qui a signalé le corps ce qu’elle a vu, et notez ce qu’elle tait.
    .flavour = La fumée part d’un côté, l’histoire de l’autre.

task-bottles = Ramasser les bouteilles vides
    .text = Remplissez un sac de ce que le quartier a bu et portez-le à la consigne.
    .flavour = Le dernier salaire honnête du quartier, payé au litre.

task-gun = Récupérer votre pistolet
    .text = Suivez le reçu du prêteur de main en main jusqu’à votre arme de service.
    .flavour = Quelqu’un la garde pour vous sans savoir encore pourquoi.

task-respect = Gagner le respect de Cuno
    .text = Tenez bon devant un gamin armé d’une pierre jusqu’à ce qu’il vous parle.
    .flavour = Une médaille s’obtient plus facilement et se perd plus vite.

task-strike = Traverser le piquet de grève
    .text = Portez les offres entre la compagnie et le Syndicat avant que l’un des deux n’envoie des hommes.
    .flavour = Les deux camps remercient le messager et comptent ses doigts.

task-carriage = Retrouver la voiture engloutie
    .text = Attendez la marée, ouvrez l’épave et admettez qu’elle est à vous.
    .flavour = Les phares ont pris la mer sans l’accord du conducteur.

task-silence = Expliquer le silence de l’église
    .text = Mesurez sous la charpente le point où aucun son n’arrive et dites ce que c’est.
    .flavour = Le micro l’a parfaitement enregistré : il n’y a rien.

task-lock = Remettre l’écluse en marche
    .text = Aidez les gens de la côte à rouvrir le passage entre les deux moitiés du quartier.
    .flavour = La rouille a priorité tant que personne n’apporte de clé.

task-body = Descendre le pendu
    .text = Descendez le mort de l’arbre derrière l’auberge et examinez-le enfin.
    .flavour = Une semaine, c’est long quand on est le seul témoin.

task-phasmid = Photographier le phasme
    .text = Restez immobile dans les roseaux et rapportez la preuve d’un animal auquel nul ne croit.
    .flavour = Vous cherchiez un meurtrier, et les roseaux vous ont regardé.

task-lorries = Suivre la drogue des camions
    .text = Découvrez ce que cachent les camions bloqués, qui l’expédie et qui est payé pour ne rien voir.
    .flavour = La file n’avance pas, et pourtant la marchandise arrive.

task-hardies = Démonter la version de la bande
    .text = Sept hommes avouent le même meurtre ; trouvez le seul point sur lequel ils se contredisent.
    .flavour = Un chœur s’apprend vite et se contre-interroge mal.

task-bullet = Reconstituer la trajectoire
    .text = Réunissez la plaie, la fenêtre et le vent, et montrez d’où le coup est parti.
    .flavour = Une ligne droite à travers tout ce qui a été dit.

task-tribunal = Affronter le tribunal
    .text = Placez-vous entre les mercenaires et les dockers et sauvez autant de vies que possible.
    .flavour = Tout le monde est armé, et vous avez la parole.

# Moral

## source: house

morale-logic = Logique
    .flavour = Chaque maillon a tenu, et la chaîne est à votre cheville.

morale-encyclopedia = Encyclopédie
    .flavour = Vous savez quand la rue fut pavée, pas comment en sortir.

morale-rhetoric = Rhétorique
    .flavour = Vous avez eu le dernier mot et vidé la salle.

morale-drama = Théâtre
    .flavour = Une représentation superbe, devant une salle vide.

morale-conceptualization = Conceptualisation
    .flavour = C’était beau. C’était aussi la pièce à conviction.

morale-visual-calculus = Calcul visuel
    .flavour = Tous les angles concordent, sauf celui où vous étiez.

morale-volition = Volonté
    .flavour = Restez debout. Les autres comptent sur votre silhouette.

morale-inland-empire = Empire intérieur
    .flavour = Le manteau au crochet savait, et vous ne lui avez rien demandé.

morale-empathy = Empathie
    .flavour = Vous avez ressenti pour tous, jusqu’à ne plus trouver personne.

morale-authority = Autorité
    .flavour = Vous avez donné l’ordre et l’avez entendu dévaler l’escalier.

morale-esprit-de-corps = Esprit de corps
    .flavour = À l’autre bout de la ville, un collègue secoue la tête au même instant.

morale-suggestion = Suggestion
    .flavour = L’idée a pris racine, mais seulement en vous.

morale-endurance = Endurance
    .flavour = Le cœur dépose une plainte et la marque urgente.

morale-pain-threshold = Seuil de douleur
    .flavour = Cela ne fait mal que là où vous êtes.

morale-physical-instrument = Instrument physique
    .flavour = La porte n’a pas cédé. L’épaule, si.

morale-electrochemistry = Électrochimie
    .flavour = Un verre pour la route, et la route est longue.

morale-shivers = Frissons
    .flavour = Le vent vous parle de toutes les fenêtres, sauf de celle-ci.

morale-half-light = Clair-obscur
    .flavour = Vous avez frappé le premier, et c’était un portemanteau.

morale-hand-eye = Coordination œil-main
    .flavour = Le geste était parfait, avec un souffle de retard.

morale-perception = Perception
    .flavour = Vous avez vu la poussière, le courant d’air, et manqué l’homme.

morale-reaction-speed = Vitesse de réaction
    .flavour = Vous avez esquivé si vite que le coup suivant vous attendait.

morale-savoir-faire = Savoir-faire
    .flavour = La réception aurait été superbe sur une corniche plus large.

morale-interfacing = Interfaçage
    .flavour = La serrure s’est ouverte. Tout le reste aussi.

morale-composure = Sang-froid
    .flavour = Le visage a tenu bon. Les mains ont tout dit.
