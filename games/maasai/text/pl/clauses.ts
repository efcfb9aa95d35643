import type { ClauseKey } from "../keys.ts";

export const clauses: Record<ClauseKey, string> = {
  "MAS-GEO-1": "Każdy róg tarczy leży na dokładnej siatce czterech liczb całkowitych; nic nie jest zaokrąglane.",
  "MAS-GEO-2": "Krawędzie biegną w dziesięciu kierunkach, co 36 stopni.",
  "MAS-GEO-3": "O tym, który z dwóch punktów leży bardziej w lewo lub wyżej, rozstrzygają liczby całkowite.",
  "MAS-GEO-4": "Szeroka tarcza ma kąty 72 i 108 stopni, wąska 36 i 144. Każda może leżeć w dziesięciu obrotach.",
  "MAS-GEO-5": "Każdą krawędź przecina dokładnie jedno z dwóch ogrodzeń, bliżej jednego z jej końców.",
  "MAS-GEO-6": "Fundamenty ogrodzeń są łukami: ogrodzenie 1 wokół rogu 1, ogrodzenie 2 wokół rogu 2.",
  "MAS-GEO-7":
    "Tarcza ma łatę w rogu 1, łatę w rogu 2 i środek, który na niektórych szerokich tarczach składa się z dwóch połówek.",
  "MAS-GEO-8": "Na tarczy łaty rogów graniczą ze środkiem, nigdy ze sobą.",
  "MAS-GEO-9":
    "Dwie tarcze mają wspólną krawędź, gdy jej końce to te same punkty. Pasuje, gdy przecina ją to samo ogrodzenie w tym samym miejscu.",
  "MAS-GEO-10": "Tarcze nie mogą się zakrywać, nawet odrobinę.",
  "MAS-GEO-11":
    "Dwie krawędzie stykające się na części długości opierają się o siebie, a ogrodzenia się nie spotykają.",
  "MAS-GEO-12":
    "To, które tarcze zamkną lukę, zależy od jej kąta i ogrodzeń po bokach; niektóre luki zostają na zawsze.",
  "MAS-GEO-13": "Na wolnej krawędzi każdy kształt pasuje dokładnie w jeden sposób albo wcale.",
  "MAS-GEO-14":
    "Krawędź, która nie przyjmuje już kształtu, nigdy go nie przyjmie. Martwa krawędź nie przyjmie żadnego.",
  "MAS-GEO-15": "Działki wyznacza się na nowo po każdej zmianie na stole.",
  "MAS-GEO-16": "Przez wspólną krawędź ziemia styka się z ziemią po obu stronach ogrodzenia.",
  "MAS-GEO-17":
    "Ziemia jest otwarta tam, gdzie sięga krawędzi bez sąsiada. Brak sąsiada za samym wierzchołkiem się nie liczy.",
  "MAS-GEO-18": "Ogrodzenie jest zamknięte, gdy prowadzone od tarczy do tarczy wraca tam, gdzie się zaczęło.",
  "MAS-GEO-19": "Która strona zamkniętego ogrodzenia jest wnętrzem, wynika z jego zakrętów.",
  "MAS-GEO-20": "Tarcza, której zamknięte ogrodzenie nie przecina, leży cała wewnątrz albo cała na zewnątrz.",
  "MAS-GEO-21": "Zamknięte ogrodzenia nigdy się nie krzyżują: jedno leży w drugim albo są osobno.",
  "MAS-GEO-22": "Zamknięte ogrodzenia mają trzy, cztery lub pięć tarcz albo dziesięć i więcej.",

  "MAS-GEN-1": "Dwie lub trzy osoby starają się wyprowadzić z zagrody wszystkie swoje zwierzęta.",
  "MAS-GEN-2":
    "Zebu, kóz i owiec każdy ma {length, select, long {{players, select, 2 {po 20.} 3 {po 14.} other {po 20 (dwie osoby) albo po 14 (trzy).}}} short {{players, select, 2 {po 14.} 3 {po 10.} other {po 14 (dwie osoby) albo po 10 (trzy).}}} other {po 20 (dwie osoby, długa gra), po 14 (krótka), a na trzy osoby po 14 i po 10.}}",
  "MAS-GEN-3":
    "Czerwona ziemia żywi zebu i stają na niej wojownicy; żółta żywi kozy, zielona owce, a na obu stają chłopcy.",
  "MAS-GEN-4": "Każdy ma czterech wojowników i siedmiu chłopców.",
  "MAS-GEN-5": "Są 102 tarcze: 39 wąskich, 27 szerokich z trzema łatami i 36 szerokich z czterema.",
  "MAS-GEN-6":
    "Łata to jeden obszar tarczy, działka to połączona ziemia jednego koloru, zamknięte pastwisko to zamknięta działka, boma to wnętrze zbudowanego ogrodzenia.",
  "MAS-GEN-7": "Ludzie i zwierzęta są w domu, na stole albo przy budowie: nikt nigdy nie ginie.",

  "MAS-SET-1":
    "{firstPlayer, select, seat {Kolejność odpowiada miejscom} random {Kolejność jest losowana} other {Kolejność jest losowana, chyba że stół trzyma się miejsc}} i obowiązuje całą grę.",
  "MAS-SET-2":
    "Każdy zaczyna z ośmioma szerokimi i pięcioma wąskimi tarczami, wszyscy ludzie są w domu, a zwierzęta w zagrodzie.",
  "MAS-SET-3": "Szerokie i wąskie tarcze dobiera się z osobnych stosów.",
  "MAS-SET-4": "Sześciokąt losuje się z tarcz, których nie rozdano.",
  "MAS-SET-5":
    "{openHands, select, true {Przy tym stole wszystkie ręce są odkryte.} other {Ręce są zakryte; ile kto ma szerokich i wąskich tarcz, wiedzą wszyscy.}}",

  "MAS-HEX-1":
    "Sześciokąt to jedna wąska tarcza, jedna szeroka z trzema łatami i jedna z czterema, żadna nie jednokolorowa.",
  "MAS-HEX-2": "Trzy tarcze sześciokąta leżą zawsze tak samo.",
  "MAS-HEX-3":
    "Gracz 2, {players, select, 2 {} other {potem 3, }}potem 1 mogą kolejno postawić po jednej osobie na sześciokącie.",
  "MAS-HEX-4": "Pierwszy z nich może użyć dowolnej łaty: wojownik na czerwonej, chłopiec na zielonej lub żółtej.",
  "MAS-HEX-5": "Ktoś cię tu wyprzedził: nie używaj tarczy, na której ktoś stoi, ani zajętej już ziemi.",
  "MAS-HEX-6": "Zamknięta już ziemia sześciokąta od razu dostaje zwierzęta.",
  "MAS-HEX-7": "Przy trzech osobach graczowi 1 zostają tarcze, na których nikt nie stoi.",
  "MAS-HEX-8":
    "Kto nikogo nie stawia, nie zostawia śladu. W tej fazie niczego się nie zabiera, nie dokłada ani nie buduje.",
  "MAS-HEX-9": "Po sześciokącie zaczyna gracz 1.",

  "MAS-TURN-1": "Tury idą po kolei.",
  "MAS-TURN-2": "Tura ma dwie sekwencje: możesz zabierać, dokładasz jedną tarczę, możesz postawić osobę lub budować.",
  "MAS-TURN-3": "Z jedną tarczą na ręce jest tylko jedna sekwencja.",
  "MAS-TURN-4": "Po dołożeniu stawiasz jedną osobę albo budujesz jedną bomę, nie jedno i drugie.",
  "MAS-TURN-5": "Wszystko, co z tego wynika, dzieje się samo; nikt inny nie decyduje w twojej turze.",
  "MAS-TURN-6":
    "Po dołożeniu rozstrzyga się zajęcia, potem wychodzą zwierzęta, potem sprawdza się koniec gry; dopiero wtedy działasz.",

  "MAS-REM-1": "Możesz zabierać tylko swoich ludzi i porzucać tylko swoje bomy.",
  "MAS-REM-2":
    "Na ziemi, którą porzucisz, nigdy już nikogo nie postawisz, jakkolwiek urośnie. Inni mogą, a twoja osoba, która przez połączenie obejmie tę ziemię, zostaje.",
  "MAS-REM-3":
    "Zabranie kogoś z zamkniętego pastwiska odsyła do domu wszystkie jego zwierzęta i nikt nie może go zająć, dopóki jest zamknięte.",
  "MAS-REM-4":
    "Porzucenie bomy odsyła budowniczego i zwierzęta do domu, a ogrodzenie jest znów tylko fundamentem. Pastwisko, które się przez to otworzy, traci zwierzęta; osoba zostaje.",
  "MAS-REM-5": "Jeśli znikające ogrodzenie łączy ziemię, zajęcia rozstrzyga się jak po dołożeniu.",
  "MAS-REM-6": "Zabranej osoby można użyć w tej samej sekwencji.",
  "MAS-REM-7": "Ta boma jest gotowa: nie można jej już porzucić.",
  "MAS-REM-8": "Samych zwierząt nie można zabrać: wracają do domu z osobą lub budowniczym, do których należą.",
  "MAS-REM-9": "Pastwisko, które rośnie, bo znikło ogrodzenie, i pozostaje zamknięte, zostaje uzupełnione.",
  "MAS-REM-10": "Odesłanie do domu przez regułę nie jest porzuceniem: można wrócić.",
  "MAS-REM-11": "Aby kogoś przenieść, zabierz go i postaw na tarczy, którą dokładasz.",

  "MAS-LAY-1": "Musisz dołożyć jedną tarczę z ręki, dowolną, tam, gdzie pasuje.",
  "MAS-LAY-2": "Tarcze można obracać, nigdy odwracać.",
  "MAS-LAY-3": "Cała krawędź musi przylegać do całej krawędzi tarczy na stole.",
  "MAS-LAY-4": "Ziemia, bomy i ogrodzenia mogą mieć dowolną wielkość.",
  "MAS-LAY-5": "Tu nie pasuje: zakryłaby inną tarczę.",
  "MAS-LAY-6": "Tu nie pasuje: na jednej z krawędzi ogrodzenia by się nie spotkały.",
  "MAS-LAY-7": "Tu nie pasuje: opierałaby się o część innej krawędzi.",
  "MAS-LAY-8":
    "Wolno zostawiać luki, których nic nie wypełni. Ziemia obok pozostaje otwarta, chyba że odetnie ją ogrodzenie.",
  "MAS-LAY-9": "Stykanie się w punkcie jest dozwolone i nic nie znaczy.",
  "MAS-LAY-10":
    "Ten kształt nigdzie na stole nie pasuje. Jeśli dotyczy to całej ręki, odrzucasz jedną tarczę, bez trzeciej czynności.",
  "MAS-LAY-11": "Wybierz tarczę z ręki, tarczę, do której ma przylegać, i jeden ze sposobów, w jaki pasuje.",
  "MAS-LAY-12": "Tarcze można dokładać wewnątrz dużej bomy.",
  "MAS-LAY-13": "Tarcze na stole nigdy się nie przesuwają.",

  "MAS-ADJ-1":
    "Łaty jednego koloru na dwóch tarczach łączą się tam, gdzie stykają się po tej samej stronie ogrodzenia.",
  "MAS-ADJ-2": "Na tarczy ziemia jednego koloru przechodzi przez fundament, ale nie przez zbudowane ogrodzenie.",
  "MAS-ADJ-3": "Połówki środka zawsze się różnią; każda może łączyć się z rogami swojej tarczy.",
  "MAS-ADJ-4": "Stykanie się w punkcie niczego nie łączy.",
  "MAS-ADJ-5": "Działka to cała połączona ziemia jednego koloru; zbudowane ogrodzenie jest granicą.",

  "MAS-CLM-1": "Stawiasz kogoś z domu, na tarczy właśnie dołożonej. Nikogo takiego nie masz w domu.",
  "MAS-CLM-2": "Na czerwonej ziemi staje wojownik, na zielonej i żółtej chłopiec.",
  "MAS-CLM-3": "Ta ziemia jest już zajęta.",
  "MAS-CLM-4": "Na tarczy i na działce stoi najwyżej jedna osoba.",
  "MAS-CLM-5": "Gdy łączy się ziemia kilku graczy, wszyscy ich ludzie z niej wracają do domu.",
  "MAS-CLM-6": "Gdy łączy się ziemia jednego gracza, zostaje postawiony najwcześniej, reszta wraca do domu.",
  "MAS-CLM-7": "Zajęcie obejmuje całą działkę i rośnie razem z nią.",
  "MAS-CLM-8": "Wewnątrz bomy nie można nikogo postawić.",
  "MAS-CLM-9": "Część tej ziemi została przez ciebie porzucona: jest dla ciebie zamknięta.",
  "MAS-CLM-10": "Nie musisz nikogo stawiać.",

  "MAS-ENC-1":
    "Ziemia jest zamknięta, gdy ze wszystkich stron otaczają ją inne kolory lub zbudowane ogrodzenia. Może to być jedna łata.",
  "MAS-ENC-2": "Niczego nie zamyka ani brzeg układu, ani luka, której nie da się wypełnić.",
  "MAS-ENC-3": "Gdy tylko zajęta ziemia zostanie zamknięta, wychodzą na nią zwierzęta właściciela.",
  "MAS-ENC-4": "Osoba zostaje ze zwierzętami.",
  "MAS-ENC-5":
    "Poza sześciokątem zamkniętą niezajętą ziemię można zająć tylko po dołożeniu, które ją zamknęło, na tej tarczy; później tylko wtedy, gdy otworzy ją porzucone ogrodzenie.",
  "MAS-ENC-6": "Jedno dołożenie może zamknąć kilka działek kilku graczy: wszyscy dostają zwierzęta.",
  "MAS-ENC-7": "Zamknięte pastwisko nigdy nie rośnie przez dokładanie.",

  "MAS-ANI-1": "Każda łata ma jedno miejsce dla zwierzęcia, środek wąskiej tarczy dwa.",
  "MAS-ANI-2": "Zapełnia się wszystkie wolne miejsca, dopóki w zagrodzie są zwierzęta tego rodzaju.",
  "MAS-ANI-3": "Gdy zwierząt brakuje, najpierw łaty środkowe, potem starsze tarcze.",
  "MAS-ANI-4":
    "Miejsca puste z braku zwierząt pozostają puste, chyba że zapełni je na nowo ziemia, która rośnie lub się łączy, zbudowana wokół boma albo boma właściciela.",
  "MAS-ANI-5":
    "Gdy zamyka się kilka pastwisk naraz, pierwszy jest gracz, którego jest tura, potem pozostali w kolejności tur; u jednego gracza najpierw ziemia z najstarszą tarczą.",
  "MAS-ANI-6": "Zwierzęta, których nikt już nie strzeże, wracają do swojej zagrody.",

  "MAS-BOMA-1": "Bomę można zbudować tylko wtedy, gdy właśnie dołożona tarcza zamyka jej ogrodzenie.",
  "MAS-BOMA-2": "Do budowy potrzeba wojownika, a żadnego nie masz w domu.",
  "MAS-BOMA-3": "Jeśli tarcza zamyka oba ogrodzenia, możesz zbudować jedno z nich.",
  "MAS-BOMA-4": "Cudze zwierzęta z wnętrza wracają do domu, a wszystkie miejsca zajmują zwierzęta budującego.",
  "MAS-BOMA-5": "Budowniczy zostaje do końca rundy; potem boma stoi sama.",
  "MAS-BOMA-6":
    "Kto stoi na zewnątrz nowego ogrodzenia, które tnie jego ziemię, zachowuje kawałek, na którym stoi; zwierzęta tej ziemi z innych kawałków wracają do domu.",
  "MAS-BOMA-7": "Kto stoi wewnątrz nowego ogrodzenia, wraca do domu ze wszystkimi zwierzętami tej ziemi.",
  "MAS-BOMA-8": "Ogrodzenie może zamknąć zajętą ziemię poza bomą; jej zwierzęta wychodzą po tych z bomy.",
  "MAS-BOMA-9": "Zamknięte, lecz niezbudowane ogrodzenie nie działa i nie można go zbudować później.",
  "MAS-BOMA-10":
    "Małe bomy mają od trzech do pięciu tarcz, duże dziesięć lub więcej. Wewnątrz inni ustępują budującemu.",
  "MAS-BOMA-11": "Bomy zbudowane już wewnątrz dużej pozostają nietknięte.",
  "MAS-BOMA-12": "Duża boma może otaczać miejsca bez tarcz.",
  "MAS-BOMA-13": "Miejsca tarczy dołożonej wewnątrz bomy należą do jej właściciela, który od razu je zapełnia.",
  "MAS-BOMA-14": "Ogrodzenia wewnątrz bomy nie można zbudować.",
  "MAS-BOMA-15": "Jeśli wewnętrzna boma zostanie porzucona, jej miejsca przypadają bomie wokół.",
  "MAS-BOMA-16":
    "Najpierw staje ogrodzenie, potem ludzie i zwierzęta wracają, potem zapełnia się boma, potem nowe pastwiska.",
  "MAS-BOMA-17": "Bomę można zbudować, nawet gdy brakuje do niej zwierząt.",
  "MAS-BOMA-18": "Bomy inni nie mogą ani zająć, ani przejąć.",

  "MAS-SUP-1": "Runda, która nie jest ostatnia, kończy się, gdy każdemu zostaje jedna tarcza.",
  "MAS-SUP-2": "Na koniec rundy budowniczowie wracają do domu, a ręce się uzupełnia; znów zaczyna gracz 1.",
  "MAS-SUP-3":
    "Ręce uzupełnia się po jednej tarczy, najpierw kształt, którego bardziej brakuje, do ośmiu szerokich i pięciu wąskich.",
  "MAS-SUP-4": "Dwie osoby grają cztery rundy.",
  "MAS-SUP-5": "Trzy osoby grają trzy rundy; ostatnią zaczynają z dziewięcioma tarczami.",
  "MAS-SUP-6": "W ostatniej rundzie wykłada się całe ręce. Budowniczowie nie wracają przed końcem.",
  "MAS-SUP-7":
    "Gdy jeden kształt się skończy, ręce uzupełnia drugi. Przy dwóch osobach jedna tarcza nigdy nie zostaje rozdana.",

  "MAS-END-1": "Kto wyprowadził wszystkie zwierzęta, wygrywa i gra natychmiast się kończy.",
  "MAS-END-2":
    "Sprawdza się to po dołożeniu i jego skutkach, przed trzecią czynnością: twoje dołożenie może dać wygraną innemu.",
  "MAS-END-3": "Jeśli kilka zagród jest pustych jednocześnie, ci gracze dzielą zwycięstwo.",
  "MAS-END-4":
    "Gdy wszystkie tarcze leżą, wygrywa, kto ma najwięcej zebu na stole, potem kóz i owiec razem; inaczej remis.",
  "MAS-END-5": "Zagrody sprawdza się ponownie po trzeciej czynności i po zabraniu.",
  "MAS-END-6":
    "Pozostali są uszeregowani według zwierząt w zagrodach albo według zebu, kóz i owiec. Równi dzielą miejsce.",

  "MAS-UNDO-1":
    "Dopóki nie zatwierdzisz tury, całą można cofnąć{liveTurns, select, true {, choć inni widzą ją od razu} other {}}.",
  "MAS-UNDO-2": "Możesz cofać krok po kroku albo całą turę.",
  "MAS-UNDO-3": "Krok, który kończyłby grę, trzeba zatwierdzić albo cofnąć.",
  "MAS-UNDO-4": "Co zatwierdzone, jest ostateczne.",
};
