// Land that is closed on all sides: animals come to whoever claims it.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { NOBODY_PLACED, TAKE_BACK } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    options: { firstPlayer: "seat" },
    arrange: {
      layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1",
      people: [[1, "1.c"]],
      hands: {
        1: ["W4-YRGR", "W3-YRY", "W3-GGG", "N-RRR", "N-YYY"],
        2: ["W3-RRR", "N-RYG", "W3-GGR", "N-GGG", "W3-GGY"],
      },
      frame: { phase: "shield", seat: 0, sequence: 1 },
    },
  },
  wrong: [TAKE_BACK, NOBODY_PLACED],
  parts: [
    {
      goal: { en: "Close your green land", it: "Chiudi il tuo terreno verde", pl: "Zamknij swoją zieloną działkę" },
      steps: [
        {
          say: {
            en: "Your boy stands on green land with one gap left. Take the wide shield with four patches: it has green on one side.",
            it: "Il tuo ragazzo sta su terra verde con un solo varco. Prendi lo scudo largo con quattro zolle: da un lato ha del verde.",
            pl: "Twój chłopiec stoi na zielonej działce z jedną luką. Weź szeroką tarczę z czterema łatami: z jednej strony ma zieleń.",
          },
          lit: ["hand:W4-YRGR", "patch:7"],
          clauses: ["MAS-GEN-6", "MAS-ADJ-3"],
          moves: [["shield", "W4-YRGR"]],
          wrong: [
            {
              moves: [["shield"]],
              say: {
                en: "In the gap that shield would leave your green land open, or it has no green to end it with. Four patches do it.",
                it: "Nel varco quello scudo lascerebbe aperto il tuo verde, o non ha il verde per finirlo. Quello con quattro zolle ci riesce.",
                pl: "W luce ta tarcza zostawiłaby zieleń otwartą albo nie ma zieleni, by ją domknąć. Ta z czterema łatami to zrobi.",
              },
              clause: "MAS-ENC-1",
            },
          ],
        },
        {
          say: {
            en: "Land is closed when other colours or built fences surround it on all sides; the rim closes nothing. Lay it in the lit gap.",
            it: "Un terreno è chiuso quando altri colori o steccati costruiti lo circondano da ogni parte; il bordo non chiude nulla. Posalo nel varco illuminato.",
            pl: "Ziemia jest zamknięta, gdy ze wszystkich stron otaczają ją inne kolory lub zbudowane ogrodzenia; brzeg niczego nie zamyka. Dołóż tarczę w podświetlonej luce.",
          },
          lit: ["way:0:3"],
          clauses: ["MAS-ENC-1", "MAS-ENC-2", "MAS-ADJ-2", "MAS-ADJ-4"],
          moves: [["lay", 0, 3]],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There your green land keeps its gap, and no sheep comes. The lit place is the gap.",
                it: "Lì il tuo terreno verde conserva il varco, e nessuna pecora viene. Il posto illuminato è il varco.",
                pl: "Tam zielona działka zachowa lukę i żadna owca nie przyjdzie. Podświetlone miejsce to luka.",
              },
              clause: "MAS-ENC-2",
            },
          ],
        },
        {
          say: {
            en: "Four spots, four sheep, all by themselves: the boy stays with them. Now put a warrior on the lit red half.",
            it: "Quattro posti, quattro pecore, tutto da sé: il ragazzo resta con loro. Ora metti un guerriero sulla metà rossa illuminata.",
            pl: "Cztery miejsca, cztery owce, same z siebie: chłopiec zostaje przy nich. Teraz postaw wojownika na podświetlonej czerwonej połowie.",
          },
          lit: ["patch:13", "seat:0"],
          clauses: ["MAS-ENC-3", "MAS-ENC-4", "MAS-ANI-1", "MAS-ANI-2", "MAS-TURN-5", "MAS-TURN-6"],
          moves: [["place", 3, "m1"]],
          wrong: [
            {
              moves: [["place", 3, "c"]],
              say: {
                en: "The corner is the same red parcel, but a boma fence may later run round it and send the warrior home. The half is safer.",
                it: "L’angolo è lo stesso terreno rosso, ma uno steccato potrà circondarlo e mandare a casa il guerriero. La metà è più sicura.",
                pl: "Róg to ta sama czerwona działka, ale ogrodzenie bomy może go kiedyś otoczyć i odesłać wojownika. Połowa jest bezpieczniejsza.",
              },
              clause: "MAS-BOMA-7",
            },
            {
              moves: [["place"]],
              say: {
                en: "The yellow corner has a single spot. The red parcel has two already and will grow.",
                it: "L’angolo giallo ha un solo posto. Il terreno rosso ne ha già due e crescerà.",
                pl: "Żółty róg ma jedno miejsce. Czerwona działka ma już dwa i urośnie.",
              },
              clause: "MAS-CLM-7",
            },
          ],
          after: [["done"]],
        },
      ],
    },
    {
      goal: {
        en: "Close and claim in one go",
        it: "Chiudi e occupa in un colpo",
        pl: "Zamknij i zajmij za jednym razem",
      },
      steps: [
        {
          say: {
            en: "A yellow corner lies in the lit notch, and nobody stands on it. Take the wide shield with yellow corners.",
            it: "Nell’incavo illuminato c’è un angolo giallo, e nessuno ci sta. Prendi lo scudo largo con gli angoli gialli.",
            pl: "W podświetlonym wcięciu leży żółty róg i nikt na nim nie stoi. Weź szeroką tarczę z żółtymi rogami.",
          },
          lit: ["hand:W3-YRY", "patch:11"],
          moves: [["shield", "W3-YRY"]],
          wrong: [
            {
              moves: [["shield"]],
              say: {
                en: "That shield does not close the yellow corner with yellow of its own, so you could not claim it. The lit one does.",
                it: "Quello scudo non chiude l’angolo giallo con giallo proprio, quindi non potresti occuparlo. Quello illuminato sì.",
                pl: "Ta tarcza nie domknie żółtego rogu własną żółcią, więc nie da się go zająć. Podświetlona tak.",
              },
              clause: "MAS-ENC-5",
            },
          ],
        },
        {
          say: {
            en: "Lay it into the notch: two yellow corners meet there and nothing stays open.",
            it: "Posalo nell’incavo: lì si incontrano due angoli gialli e nulla resta aperto.",
            pl: "Dołóż ją we wcięciu: spotkają się tam dwa żółte rogi i nic nie zostanie otwarte.",
          },
          lit: ["way:2:2"],
          clauses: ["MAS-ADJ-5"],
          moves: [["lay", 2, 2]],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There no yellow land is closed, so no goat comes. In the notch it is.",
                it: "Lì nessun terreno giallo si chiude, quindi non viene nessuna capra. Nell’incavo sì.",
                pl: "Tam żadna żółta działka się nie zamknie, więc koza nie przyjdzie. We wcięciu tak.",
              },
              clause: "MAS-ENC-1",
            },
          ],
        },
        {
          say: {
            en: "Closed land that nobody claims can be claimed now or never, on the shield that closed it. Put a boy on the lit corner.",
            it: "Un terreno chiuso di nessuno si occupa ora o mai più, sullo scudo che l’ha chiuso. Metti un ragazzo sull’angolo illuminato.",
            pl: "Zamkniętą niczyją ziemię można zająć teraz albo nigdy, na tarczy, która ją zamknęła. Postaw chłopca na podświetlonym rogu.",
          },
          lit: ["patch:19"],
          clauses: ["MAS-ENC-5", "MAS-ENC-3"],
          moves: [["place", 4, "c"]],
          wrong: [
            {
              moves: [["build"]],
              say: {
                en: "A boma would send your boy on the green land home with his sheep, because he stands inside the fence. Bomas come in the next lesson.",
                it: "Un boma manderebbe a casa il ragazzo sul verde con le sue pecore, perché sta dentro lo steccato. I boma sono nella prossima lezione.",
                pl: "Boma odesłałaby chłopca z zielonej działki razem z owcami, bo stoi wewnątrz ogrodzenia. O bomach jest następna lekcja.",
              },
              clause: "MAS-BOMA-7",
              told: { kind: "wentHome", seat: 0, person: "boy" },
            },
            {
              moves: [["place", 4, "a"]],
              say: {
                en: "That yellow corner is open and has one spot. The lit one is closed and feeds two goats at once.",
                it: "Quell’angolo giallo è aperto e ha un posto. Quello illuminato è chiuso e nutre subito due capre.",
                pl: "Ten żółty róg jest otwarty i ma jedno miejsce. Podświetlony jest zamknięty i żywi od razu dwie kozy.",
              },
              clause: "MAS-ENC-3",
            },
          ],
        },
        {
          say: {
            en: "Two goats went out. Confirm the turn.",
            it: "Sono uscite due capre. Conferma il turno.",
            pl: "Wyszły dwie kozy. Zatwierdź turę.",
          },
          lit: ["confirm", "patch:19"],
          clauses: ["MAS-ENC-7"],
          moves: [["confirm"]],
        },
        {
          say: {
            en: "Tia claimed yellow land, and her red corner joined your red claim. One edge of it is open now.",
            it: "Tia ha occupato terra gialla, e il suo angolo rosso si è unito alla tua occupazione rossa. Ora ne è aperto un lato.",
            pl: "Tia zajęła żółtą ziemię, a jej czerwony róg dołączył do twojego czerwonego zajęcia. Otwarta jest już tylko jedna krawędź.",
          },
          lit: ["shield:5"],
          clauses: ["MAS-CLM-7", "MAS-ENC-6"],
          seat: 1,
          plays: [
            ["shield", "N-RYG"],
            ["lay", 3, 0],
            ["place", 5, "m"],
            ["done"],
            ["shield", "W3-RRR"],
            ["lay", 0, 1],
            ["pass"],
            ["confirm"],
          ],
        },
      ],
    },
    {
      goal: { en: "Bring the zebu out", it: "Fai uscire gli zebù", pl: "Wypuść zebu" },
      steps: [
        {
          say: {
            en: "All your people are needed where they are. Go on to the shields.",
            it: "Tutta la tua gente serve dov’è. Passa agli scudi.",
            pl: "Wszyscy twoi ludzie są potrzebni tam, gdzie stoją. Przejdź do tarcz.",
          },
          lit: ["choice:done"],
          moves: [["done"]],
        },
        {
          say: {
            en: "Any colour but red ends red land. Take the green shield.",
            it: "Qualunque colore tranne il rosso finisce un terreno rosso. Prendi lo scudo verde.",
            pl: "Każdy kolor prócz czerwonego domyka czerwoną działkę. Weź zieloną tarczę.",
          },
          lit: ["hand:W3-GGG"],
          moves: [["shield", "W3-GGG"]],
          wrong: [
            {
              moves: [["shield", "N-RRR"]],
              say: {
                en: "More red makes the parcel larger but opens new edges. Close it while you can.",
                it: "Altro rosso ingrandisce il terreno ma apre nuovi lati. Chiudilo finché puoi.",
                pl: "Więcej czerwieni powiększy działkę, ale otworzy nowe krawędzie. Zamknij ją, póki możesz.",
              },
              clause: "MAS-ENC-1",
            },
            {
              moves: [["shield"]],
              say: {
                en: "There yellow would join Tia’s yellow land and feed her goats. Green helps only you.",
                it: "Lì il giallo si unirebbe al terreno giallo di Tia e nutrirebbe le sue capre. Il verde aiuta solo te.",
                pl: "Tam żółte dołączyłoby do żółtej działki Tii i żywiło jej kozy. Zielone pomaga tylko tobie.",
              },
              clause: "MAS-CLM-7",
            },
          ],
        },
        {
          say: {
            en: "Lay it against the last open edge of the red land.",
            it: "Posalo contro l’ultimo lato libero del terreno rosso.",
            pl: "Dołóż ją do ostatniej wolnej krawędzi czerwonej działki.",
          },
          lit: ["way:4:0"],
          moves: [["lay", 4, 0]],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There the red land keeps its open edge, and Tia may use it next. The lit place closes it.",
                it: "Lì il terreno rosso conserva il lato libero, e poi può usarlo Tia. Il posto illuminato lo chiude.",
                pl: "Tam czerwona działka zachowa wolną krawędź, a potem może ją wykorzystać Tia. Podświetlone miejsce ją zamyka.",
              },
              clause: "MAS-ENC-2",
            },
          ],
        },
        {
          say: {
            en: "Four zebu are out. Were animals short, the middle spots would be filled first and the others stay empty.",
            it: "Quattro zebù sono fuori. Se mancassero animali, si riempirebbero prima i posti centrali e gli altri resterebbero vuoti.",
            pl: "Cztery zebu są na zewnątrz. Gdyby brakło zwierząt, najpierw zapełniłyby się miejsca środkowe, a reszta zostałaby pusta.",
          },
          lit: ["seat:0"],
          clauses: ["MAS-ANI-2", "MAS-ANI-3", "MAS-ANI-4", "MAS-ANI-5"],
        },
        {
          say: {
            en: "Beware of gaps that no shield fits: land at such a gap stays open for ever, unless a fence cuts it off.",
            it: "Attenzione ai varchi in cui nessuno scudo entra: la terra lì accanto resta aperta per sempre, a meno che uno steccato non la tagli fuori.",
            pl: "Uważaj na luki, w które nie pasuje żadna tarcza: ziemia przy takiej luce zostaje otwarta na zawsze, chyba że odetnie ją ogrodzenie.",
          },
          clauses: ["MAS-LAY-8", "MAS-LAY-13"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "grazed", seat: 0, herd: { zebu: 4 } },
    view: { seats: { 0: { pen: { zebu: 16, goat: 18, sheep: 16 } } } },
    points: 10,
  },
};
