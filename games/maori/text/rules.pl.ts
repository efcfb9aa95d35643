import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "O co chodzi",
      body: [
        "Od dwóch do pięciu graczy prowadzi ten sam statek wokół szesnastu odkrytych kafelków i układa wzięte kafelki na własnych planszach, aż któraś będzie pełna.",
        "Punkty dają palmy na ukończonych wyspach, całe girlandy kwiatów oraz największa liczba statków i muszli. Puste pola kosztują punkty.",
      ],
    },
    {
      title: "Przygotowanie",
      body: [
        "![matrix]",
        "Szesnaście kafelków leży odkrytych, cztery na cztery; na początku nie ma wśród nich wulkanów. Pozostałe tworzą stos.",
        "Każdy ma planszę z dwoma nadrukowanymi statkami, pusty magazyn i pięć muszli. Pozostałe muszle tworzą zasób.",
        "Wylosowany gracz stawia statek odkrywców na brzegu układu. Pierwszą turę gra jego sąsiad z lewej.",
      ],
    },
    {
      title: "Twoja tura",
      body: [
        "- Przesuń statek odkrywców. Tego nie można pominąć.",
        "- Potem wykonaj jedną akcję: weź kafelek na planszę, weź kafelek do magazynu, zagraj kafelek z magazynu, odrzuć kafelek ze swojej planszy albo nie rób nic.",
        "{variant, select, 0 {} other {- Z kolorowym statkiem: zajmij się nim.}}",
        "Przed końcem tury nic nowego się nie odkrywa, więc do tej chwili wszystko można cofnąć.",
      ],
    },
    {
      title: "Ruch statku odkrywców",
      body: [
        "![explorer]",
        "Statek płynie wokół układu zgodnie z ruchem wskazówek zegara, przynajmniej o jedną pozycję. Za każdy statek na twojej planszy płynie o jedną pozycję bez opłaty; każda następna kosztuje muszlę. Kafelek narożny ma dwie pozycje.",
        "Statki na kafelkach liczą się, gdy tylko kafelek leży na planszy. Najwięcej można przepłynąć jedno okrążenie.",
      ],
    },
    {
      title: "Branie kafelka",
      body: [
        "![line]",
        "Kafelek bierze się z rzędu lub kolumny przed statkiem. Ten tuż przy statku jest darmowy; dalszy kosztuje muszlę za każdy przeskoczony. Puste miejsca nic nie kosztują.",
        "Wolno wziąć tylko to, za co można zapłacić i co ma dokąd trafić: na pole, na które pasuje, albo do pustego magazynu.",
        "![volcano]",
        "Wulkanu nie można wziąć, ani niczego, co patrząc od statku leży za nim. Dociągnięty ze stosu zostaje do końca.",
        "Na końcu tury puste miejsce uzupełnia się ze stosu. Gdy stos się skończy, zostaje puste.",
      ],
    },
    {
      title: "Kładzenie",
      body: [
        "![fit]",
        "Kafelek kładzie się na dowolnym pustym polu{variant, select, 0 {} other {, a z kolorowym statkiem obok jego kafelka}}. Na każdym boku stykającym się z innym kafelkiem ląd musi trafić na ląd, a woda na wodę.{board, select, atoll {} square {} other { Nadrukowany ląd na brzegu nie jest polem.}}",
        "Palmy rosną w górę, więc kafelek z palmami leży tak, jak jest nadrukowany. {rotation, select, none {Przy tym stole nie obraca się też żadnego innego.} palmFree {Kafelek bez palm można obrócić.} other {Kafelek bez palm można obrócić, chyba że stół niczego nie obraca.}}",
        "Otwarty bok może przylegać do krawędzi, ale takiej wyspy nie da się ukończyć.",
        "Za muszle nadrukowane na kafelku dostaje się tyle samo muszli z zasobu, póki są.",
      ],
    },
    {
      title: "Magazyn, odrzucanie, nicnierobienie",
      body: [
        "Magazyn mieści jeden kafelek. Leżąc tam, nie daje on muszli ani statków; w późniejszej turze można go położyć zamiast brać nowy.",
        "Można odrzucić dowolny kafelek ze swojej planszy{variant, select, 0 {} 1 {} 2 {, oprócz tego pod kolorowym statkiem} other {, w wariancie 2 oprócz tego pod kolorowym statkiem}}. Wypada z gry, ale otrzymane za niego muszle zostają.",
        "Zawsze wolno nie robić nic{variant, select, 0 {} other {, oprócz tury z opłaconym krokiem kolorowego statku}}.",
      ],
    },
    {
      title: "Koniec",
      body: [
        "Gdy czyjaś plansza jest pełna, z ukończonymi wyspami lub nie, wszyscy pozostali grają jeszcze po jednej turze.",
        "Tak samo jest, gdy stos się skończył, a w układzie nie ma już czego wziąć. Jeśli przez {stagnationRounds, select, any {trzy kolejne rundy (albo tyle, ile ustali stół)} 1 {całą rundę} 2 {2 kolejne rundy} 3 {3 kolejne rundy} 4 {4 kolejne rundy} other {{stagnationRounds} kolejnych rund}} nikt nic nie robi, od razu liczy się punkty.",
      ],
    },
    {
      title: "Punkty",
      body: [
        "Najpierw usuwa się nieukończone wyspy, czyli takie, w których choć jeden otwarty bok nie styka się z innym. Ich pola są puste.",
        "![island]",
        "- Każda palma: 1 punkt; 2 punkty na wyspie z chatą{board, select, base {} square {} other {; wewnątrz atolu dwa razy tyle}}.",
        "![lei]",
        "- Każda girlanda, której połowy się stykają: 10 punktów.",
        "- Najwięcej statków, razem z nadrukowanymi: po 1 punkcie za każdy. Przy remisie punktują wszyscy.",
        "- Najwięcej muszli: po 1 punkcie za każdą. Przy remisie punktują wszyscy.",
        "- Każde puste pole: 1 punkt mniej. Kafelki w magazynie się nie liczą.",
        "Wygrywa najwyższy wynik, potem największa liczba muszli; przy dalszym remisie wygrywa się wspólnie.",
      ],
    },
    {
      title: "Kolorowy statek",
      body: [
        "![coloured-ship]",
        "{variant, select, 0 {Przy tym stole nie ma kolorowego statku. } other {}}Dwa warianty dodają statek w twoim kolorze. Staje na twoim pierwszym kafelku; każdy następny kafelek kładzie się tuż obok kafelka ze statkiem.",
        "{variant, select, 2 {} other {- Wariant 1: po akcji możesz postawić go na dowolnym innym swoim kafelku.}}",
        "{variant, select, 1 {} other {- Wariant 2: zawsze płynie na właśnie położony kafelek. Poza opłaconymi krokami nic innego go nie rusza, a jego kafelka nie można odrzucić.}}",
        "- Zanim weźmiesz kafelek z układu lub z magazynu, może przechodzić z kafelka na sąsiedni, po muszli za krok. Po takim kroku trzeba wziąć kafelek{variant, select, 1 {} 2 {, a wzięty kafelek trafia na planszę, nie do magazynu} other {; w wariancie 2 wzięty wtedy kafelek trafia na planszę, nie do magazynu}}.",
      ],
    },
    {
      title: "Atol",
      body: [
        "![atoll]",
        "{board, select, base {Przy tym stole gra się na przedniej stronie. } square {Przy tym stole gra się na kwadratowej przedniej stronie. } other {}}Odwrotna strona planszy ma 20 pól i jest dla dwóch do czterech graczy. Na wyspach leżących w całości wewnątrz atolu palmy liczą się podwójnie: 2 punkty, z chatą 4.",
        "Pole z nadrukowanymi statkami jest zwykłym polem; {atollShips, select, persistent {przy tym stole kafelek na nim nie zasłania statków} covered {kafelek na nim zakrywa statki} other {kafelek na nim zakrywa statki, chyba że stół ustali inaczej}}.",
      ],
    },
    {
      title: "Co jest pewne, a co nie",
      body: [
        "Liczby kafelków każdego rodzaju, muszli i punktów pochodzą z instrukcji. Symbole na poszczególnych kafelkach, położenie nadrukowanego lądu i kształt atolu są odtworzone; strona z elementami mówi o tym przy każdej grupie. Właściciele gry mogą je poprawić w paczce elementów.",
      ],
    },
  ],
  glossary: [
    { term: "Statek odkrywców", meaning: "Jedyny statek, który wszyscy prowadzą wokół układu." },
    { term: "Kolorowy statek", meaning: "Własny znacznik gracza w wariantach. Nigdy nie liczy się jako statek." },
    { term: "Statek", meaning: "Symbol na planszy lub kafelku: niesie odkrywców dalej i liczy się na końcu." },
    { term: "Muszla", meaning: "Tym się płaci; kto ma ich najwięcej, punktuje na końcu." },
    { term: "Zasób muszli", meaning: "Muszle, które do nikogo nie należą." },
    { term: "Układ 4×4", meaning: "Szesnaście odkrytych kafelków, cztery na cztery." },
    { term: "Linia", meaning: "Rząd lub kolumna przed statkiem odkrywców." },
    { term: "Pozycja na brzegu", meaning: "Jedno z szesnastu miejsc statku odkrywców." },
    { term: "Stos", meaning: "Kafelki jeszcze zakryte." },
    { term: "Pudełko", meaning: "Tam trafiają odrzucone kafelki." },
    { term: "Pole", meaning: "Miejsce na jeden kafelek na planszy gracza." },
    { term: "Nadrukowany ląd", meaning: "Części planszy, na których nie kładzie się kafelków." },
    { term: "Magazyn", meaning: "Miejsce na jeden kafelek obok planszy." },
    { term: "Pojedyncza wyspa", meaning: "Kafelek, który sam jest ukończoną wyspą." },
    { term: "Kafelek końcowy", meaning: "Kafelek z jednym otwartym bokiem." },
    { term: "Kafelek środkowy", meaning: "Kafelek z dwoma przeciwległymi otwartymi bokami." },
    { term: "Otwarty bok", meaning: "Bok, za którym ląd ciągnie się dalej." },
    { term: "Wulkan", meaning: "Kafelek, który zostaje i zasłania swoje linie." },
    { term: "Palma", meaning: "Punkt na ukończonej wyspie; jej kafelka nie można obrócić." },
    { term: "Chata", meaning: "Podwaja palmy swojej wyspy." },
    { term: "Lei", meaning: "Girlanda kwiatów w dwóch połowach: dziesięć punktów, gdy się stykają." },
    { term: "Ukończona wyspa", meaning: "Wyspa, której każdy otwarty bok styka się z otwartym bokiem." },
    { term: "Atol", meaning: "Odwrotna strona planszy; palmy w jego wnętrzu liczą się podwójnie." },
    { term: "Rafa", meaning: "Linia wokół wnętrza atolu." },
    { term: "Przeskoczyć", meaning: "Minąć kafelek w linii, za muszlę." },
    { term: "Większość", meaning: "Najwięcej statków lub muszli, samemu albo z innymi." },
  ],
};
