// After the dice: the loser retreats hex by hex, panics, and is pursued; then the same from the other side.
import type { Lesson, WrongTry } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";

const STAY: WrongTry = {
  moves: [["stay"]],
  say: {
    en: "Then they get away, and who declines once cannot pursue later in this combat. Stay on their heels.",
    it: "Così scappano, e chi rinuncia una volta non può più inseguire in questo combattimento. Resta loro alle calcagna.",
    pl: "Wtedy uciekną, a kto raz zrezygnuje, nie może już ścigać w tej walce. Depcz im po piętach.",
  },
  clause: "TAH-PURS-3",
};

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    arrange: {
      pieces: [
        [0, 610, "chieftain", "heavy", "fighters", "slingers"],
        [1, 610, "fighters", "militia", "E4", "population"],
        [1, 710, "population"],
        [0, 508, "militia", "E1"],
        [1, 508, "fighters"],
      ],
      step: "combat",
    },
  },
  parts: [
    {
      goal: { en: "Put the enemy to flight", it: "Metti in fuga il nemico", pl: "Zmuś wroga do ucieczki" },
      steps: [
        {
          say: {
            en: "In Papara you are 10 against 5: Heavy Troops 4, Fighters 3, Slingers 2, Chieftain 1. Begin that combat.",
            it: "A Papara sei 10 contro 5: Truppe pesanti 4, Guerrieri 3, Frombolieri 2, Gran Capo 1. Comincia quel combattimento.",
            pl: "W Papara masz 10 przeciw 5: Ciężkozbrojni 4, Wojownicy 3, Procarze 2, Wódz 1. Zacznij tę walkę.",
          },
          lit: ["hex:610"],
          clauses: ["TAH-LCOM-1", "TAH-LCOM-6", "TAH-LCOM-9"],
          moves: [["fight", 610, 1]],
          wrong: [
            {
              moves: [["fight", 508]],
              say: {
                en: "That combat must be fought too, but there you are the weaker side. Begin where you are strong.",
                it: "Anche quel combattimento va fatto, ma lì sei in svantaggio. Comincia dove hai più forza.",
                pl: "Tę walkę też trzeba stoczyć, ale tam masz mniej sił. Zacznij tam, gdzie masz przewagę.",
              },
              clause: "TAH-LCOM-2",
              told: { kind: "fought", strengths: [2, 3] },
            },
          ],
          luck: [6, 3, 1, 2, 2],
        },
        {
          say: {
            en: "6 and 5 make 11 against 3. From a difference of 4 on the retreat is half of it: 8 gives four hexes.",
            it: "6 e 5 fanno 11 contro 3. Da una differenza di 4 in su la ritirata è la metà: 8 dà quattro esagoni.",
            pl: "6 i 5 to 11 przeciw 3. Od różnicy 4 odwrót wynosi jej połowę: 8 daje cztery heksy.",
          },
          lit: ["hex:610"],
          clauses: ["TAH-LCOM-11", "TAH-LCOM-12"],
        },
        {
          say: {
            en: "They go hex by hex along the cheapest way to their Home Village. Zones of influence and movement points do not matter.",
            it: "Vanno esagono per esagono lungo la via meno costosa verso il loro Villaggio d’origine. Zone d’influenza e punti movimento non contano.",
            pl: "Idą heks po heksie najtańszą drogą do swojej Wioski macierzystej. Strefy wpływu i punkty ruchu nie mają znaczenia.",
          },
          lit: ["hex:710", "hex:810"],
          clauses: ["TAH-RETR-1", "TAH-RETR-2", "TAH-RETR-3", "TAH-GEO-9"],
        },
        {
          say: {
            en: "In each hex every Unit rolls, and odd means panic. His Fighters rolled a 1 in the first hex and fell to Militia.",
            it: "In ogni esagono ogni unità tira, e dispari vuol dire panico. I suoi Guerrieri hanno tirato 1 nel primo esagono e sono scesi a Milizia.",
            pl: "Na każdym heksie rzuca każda jednostka, a nieparzysty wynik oznacza panikę. Jego Wojownicy wyrzucili na pierwszym 1 i stali się Milicją.",
          },
          lit: ["hex:710"],
          clauses: ["TAH-PANIC-1", "TAH-PANIC-2", "TAH-PANIC-3"],
        },
        {
          say: {
            en: "A Population stood in that hex. Whoever is passed through is dragged along and rolls from then on.",
            it: "In quell’esagono c’era una Popolazione. Chi viene attraversato è trascinato via e da lì in poi tira anche lui.",
            pl: "Na tym heksie stała Ludność. Kogo minie odwrót, ten zostaje porwany i odtąd też rzuca.",
          },
          lit: ["hex:710"],
          clauses: ["TAH-RETR-4"],
        },
      ],
    },
    {
      goal: { en: "Pursue and capture", it: "Insegui e cattura", pl: "Ścigaj i pojmij" },
      steps: [
        {
          say: {
            en: "They have left the first hex, and before they roll again you may advance into it. Pursue with all.",
            it: "Hanno lasciato il primo esagono, e prima che tirino di nuovo puoi avanzarvi. Insegui con tutti.",
            pl: "Opuścili pierwszy heks i zanim znów rzucą, możesz na niego wejść. Ścigaj wszystkimi.",
          },
          lit: ["hex:710"],
          clauses: ["TAH-PURS-1", "TAH-PURS-2"],
          moves: [["pursueAll"]],
          wrong: [
            STAY,
            {
              moves: [["pursueWith"]],
              say: {
                en: "You may choose who goes, but so near nobody is needed behind. This time take all.",
                it: "Puoi scegliere chi va, ma così vicino non serve nessuno indietro. Questa volta porta tutti.",
                pl: "Możesz wybrać, kto idzie, ale tak blisko nikt nie jest potrzebny z tyłu. Tym razem weź wszystkich.",
              },
              clause: "TAH-PURS-4",
            },
          ],
          luck: [1, 1, 2, 1],
        },
        {
          say: {
            en: "Both Militia fell to Population. A Population that panicked next to you is captured: it is yours now.",
            it: "Entrambe le Milizie sono scese a Popolazione. Una Popolazione in panico accanto a te è catturata: ora è tua.",
            pl: "Obie Milicje stały się Ludnością. Ludność, która spanikowała obok ciebie, jest pojmana: teraz należy do ciebie.",
          },
          lit: ["hex:710", "hex:810"],
          clauses: ["TAH-PANIC-3", "TAH-PANIC-4", "TAH-PANIC-5", "TAH-PANIC-6"],
        },
        {
          say: {
            en: "The further you go, the further from home your Chieftain is. Choose this time who pursues.",
            it: "Più avanzi, più il tuo Gran Capo è lontano da casa. Questa volta scegli chi insegue.",
            pl: "Im dalej idziesz, tym dalej od domu jest twój Wódz. Tym razem wybierz, kto ściga.",
          },
          lit: ["hex:810"],
          clauses: ["TAH-PURS-4"],
          moves: [["pursueWith"]],
          wrong: [
            STAY,
            {
              moves: [["pursueAll"]],
              say: {
                en: "Then the Chieftain goes too, and losing him loses the game. Leave him where it is safe.",
                it: "Allora va anche il Gran Capo, e perderlo è perdere la partita. Lascialo al sicuro.",
                pl: "Wtedy idzie i Wódz, a jego utrata to przegrana gra. Zostaw go tam, gdzie bezpiecznie.",
              },
              clause: "TAH-CHIEF-4",
            },
          ],
        },
        {
          say: {
            en: "A pursuit needs at least one Combat Unit. Send the Heavy Troops; the Fighters go with them.",
            it: "Un inseguimento vuole almeno un’unità combattente. Manda le Truppe pesanti; i Guerrieri vanno con loro.",
            pl: "Pościg wymaga co najmniej jednej jednostki bojowej. Wyślij Ciężkozbrojnych; Wojownicy pójdą z nimi.",
          },
          lit: ["hex:710"],
          clauses: ["TAH-PURS-4"],
          moves: [["bring", "heavy", 1]],
          after: [["bring", "fighters", 1]],
          wrong: [
            {
              moves: [["bring", "heavy", 0]],
              say: {
                en: "They are your strongest, and ahead an enemy may stand. As a guard the Slingers will do.",
                it: "Sono i tuoi più forti, e più avanti può esserci un nemico. Come guardia bastano i Frombolieri.",
                pl: "To twoi najsilniejsi, a dalej może stać wróg. Na straż wystarczą Procarze.",
              },
              clause: "TAH-PURS-4",
            },
          ],
        },
        {
          say: {
            en: "Leave the Slingers behind as a guard. Choose none of them.",
            it: "Lascia indietro i Frombolieri come guardia. Non sceglierne nessuno.",
            pl: "Zostaw Procarzy jako straż. Nie wybieraj żadnych.",
          },
          lit: ["hex:710"],
          clauses: ["TAH-PURS-4", "TAH-CAPT-2"],
          moves: [["bring", "slingers", 0]],
          wrong: [
            {
              moves: [["bring", "slingers", 1]],
              say: {
                en: "Then nobody who can fight stays with the Chieftain. Leave them with him.",
                it: "Allora col Gran Capo non resta nessuno che sappia combattere. Lasciali con lui.",
                pl: "Wtedy przy Wodzu nie zostanie nikt, kto umie walczyć. Zostaw ich z nim.",
              },
              clause: "TAH-CAPT-1",
            },
          ],
        },
        {
          say: {
            en: "A pursuit needs no Leader. Let the Chieftain stay.",
            it: "Un inseguimento non ha bisogno di capi. Lascia stare il Gran Capo.",
            pl: "Pościg nie potrzebuje przywódcy. Niech Wódz zostanie.",
          },
          lit: ["hex:710"],
          clauses: ["TAH-PURS-4"],
          moves: [["bringLeader", 1, "stay"]],
          wrong: [
            {
              moves: [["bringLeader", 1, "go"]],
              say: {
                en: "He adds nothing to a pursuit and would stand in front with all to lose. Let him stay.",
                it: "A un inseguimento non aggiunge nulla, e starebbe davanti con tutto da perdere. Lascialo lì.",
                pl: "Pościgowi nic nie doda, a stałby na przedzie, mając wszystko do stracenia. Niech zostanie.",
              },
              clause: "TAH-CHIEF-4",
            },
          ],
        },
        {
          say: {
            en: "Off they go.",
            it: "Si parte.",
            pl: "Ruszają.",
          },
          lit: ["hex:810"],
          clauses: ["TAH-PURS-1", "TAH-PURS-6"],
          moves: [["go"]],
          luck: [1, 1, 1, 4, 2],
        },
        {
          say: {
            en: "All three panicked and are yours, so the Elder was alone and captured too. Your even roll let an Elder of your own take his place.",
            it: "Tutte e tre sono andate in panico e sono tue, così l’Anziano è rimasto solo ed è stato catturato. Il tuo tiro pari ti dà un tuo Anziano al suo posto.",
            pl: "Wszystkie trzy spanikowały i są twoje, więc Starszy został sam i też go pojmano. Dzięki parzystemu rzutowi jego miejsce zajął twój Starszy.",
          },
          lit: ["hex:810"],
          clauses: ["TAH-CAPT-1", "TAH-CAPT-3", "TAH-ELD-2", "TAH-ELD-3"],
        },
      ],
    },
    {
      goal: { en: "Lose with grace", it: "Perdi con dignità", pl: "Przegraj z godnością" },
      steps: [
        {
          say: {
            en: "In Paea your Elder and a Militia must fight Fighters: 2 against 3. Begin.",
            it: "A Paea il tuo Anziano e una Milizia devono combattere dei Guerrieri: 2 contro 3. Comincia.",
            pl: "W Paea twój Starszy i Milicja muszą walczyć z Wojownikami: 2 przeciw 3. Zacznij.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LCOM-2", "TAH-LCOM-8"],
          moves: [["fight", 508, 1]],
          luck: [1, 2, 1],
        },
        {
          say: {
            en: "You lost 1 to 3. Your Militia panicked and became Population, but it reached your Home Village, where every retreat stops.",
            it: "Hai perso 1 a 3. La tua Milizia è andata in panico ed è ora Popolazione, ma ha raggiunto il Villaggio d’origine, dove ogni ritirata si ferma.",
            pl: "Przegrana 1 do 3. Milicja spanikowała i jest teraz Ludnością, ale dotarła do Wioski macierzystej, gdzie kończy się każdy odwrót.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-RETR-5", "TAH-PANIC-3", "TAH-PURS-5"],
        },
        {
          say: {
            en: "Where no way home is open, the whole group is captured. So never let enemies stand behind you.",
            it: "Dove nessuna via di casa è aperta, l’intero gruppo è catturato. Perciò non lasciare mai nemici alle tue spalle.",
            pl: "Gdzie żadna droga do domu nie jest wolna, pojmana zostaje cała grupa. Nie pozwól więc, by wróg stanął za tobą.",
          },
          lit: ["hex:508", "hex:407"],
          clauses: ["TAH-RETR-6", "TAH-RETR-7", "TAH-RETR-8", "TAH-GEO-10"],
        },
      ],
    },
  ],
  reached: { told: { kind: "leadersCaptured", side: 1, by: 0 } },
};
