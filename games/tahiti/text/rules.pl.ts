import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "O czym to jest",
      body: [
        "Około roku 750 klany Tahiti walczą o wyspę. Od jednego do czterech graczy prowadzi po klanie: szkolą wojowników, budują kanu wojenne, zdobywają Dystrykty i strzegą życia Wodza Naczelnego.",
        "Kto traci wyspę, nie musi przegrać: Wyprawa na otwarte morze może znaleźć lepszą. Na koniec wygrywa najlepszy poziom zwycięstwa.",
      ],
    },
    {
      title: "Wyspa",
      body: [
        "Tahiti ma 17 Dystryktów w trzech Regionach, na heksach otwartego terenu lub dżungli. Rzeki czynią otwarty teren miejscem na wioski. Boków górskich nie da się przekroczyć; rafy spowalniają kanu, chyba że kontrolujesz Dystrykt obok.",
        "Na początku każdy kontroluje Dystrykt macierzysty z Wioską macierzystą na wybrzeżu, Wodzem Naczelnym, Szamanem, oddziałem Wojowników i dwiema Ludnościami. Pozostałe Dystrykty są neutralne.",
        "![ground]",
      ],
    },
    {
      title: "Tura gry",
      body: [
        "{players, select, 1 {} other {- Wszyscy rzucają o inicjatywę. Kto miał ją poprzednio, odejmuje 2, a po dwóch wygranych z rzędu 4. Zwycięzca mówi, kto zaczyna i w którą stronę.}}",
        "- {players, select, 1 {Masz kolejkę} other {Każdy gracz ma kolejkę}}: budowa i szkolenie, potem ruch, potem walka.",
        "{players, select, 1 {- Poruszone klany ruszają się i atakują.} other {}}",
        "- Znacznik tury się przesuwa. Sześć tur to pora roku.",
      ],
    },
    {
      title: "Budowa i szkolenie",
      body: [
        "Używa się tylko tego, co było na heksie na początku fazy. Wioska służy jednemu szkoleniu albo jednemu kanu na fazę.",
        "- Ludność staje się Milicją; Milicja Procarzami lub Wojownikami; Wojownicy Ciężkozbrojnymi.",
        "- Wielka kłoda staje się Kanu w budowie; na wybrzeżu to staje się Kanu wojennym{warCanoeNeedsLog, select, true {, które tu pochłania jeszcze jedną Wielką kłodę} other {}}.",
        "- Ludność na heksie dżungli ścina Wielką kłodę, jedną na heks i kolejkę.{jungleDepletion, select, true { Potem rzut: przy 1 była to ostatnia kłoda na heksie.} other {}}",
        "- Trzy Ludności i Wielka kłoda na otwartym heksie z rzeką w twoim Dystrykcie zaczynają Wioskę; druga kłoda i dwie Ludności, {villagePopulationConsumed, select, 2 {które obie się zużywają} other {z których jedna w niej zamieszka}}, kończą ją. Dystrykt ma jedną Wioskę.",
        "Jednostka bojowa może wrócić do roli Ludności w twojej fazie budowy lub ruchu, a Wioskę, która w tej fazie nie służyła, można rozebrać, ale nie macierzystą.",
        "![chart]",
      ],
    },
    {
      title: "Zdobywanie Dystryktów",
      body: [
        "{players, select, 1 {Jeśli na początku twojej budowy Wódz Naczelny i jednostka bojowa są w neutralnym Dystrykcie bez wrogich jednostek bojowych, po budowach kość mówi, czy się przyłącza. Jeśli tak, daje trzy Ludności i Starszego klanu.} other {Jeśli na początku twojej budowy Wódz Naczelny i jednostka bojowa są w neutralnym Dystrykcie bez wrogich jednostek bojowych, po budowach jest on twój. Daje trzy Ludności, a przy parzystym rzucie Starszego klanu.}}",
        "Wrogi Dystrykt staje się twój, jeśli tylko ty masz w nim jednostki bojowe i nie stoi tam Wioska.",
      ],
    },
    {
      title: "Ruch na lądzie",
      body: [
        "Ruszają się tylko dowódcy: Wódz Naczelny z 4 punktami, Starsi z 2-4. Otwarty teren kosztuje 1, dżungla 2. Dowódca prowadzi tyle jednostek, ile wynosi jego dowodzenie, i może je po drodze zabierać i zostawiać; jednostka idzie w kolejce za jednym dowódcą. Wódz zabiera też Starszych i Szamana.",
        "Ludność chodzi także sama, 3 punkty, i może nieść kłodę lub Kanu w budowie.",
        "Jednostki bojowe mają strefę wpływu na heksach wokół. Kto wejdzie do wrogiej strefy, staje albo idzie dalej do ataku; ze strefy do strefy nie przechodzi się nigdy.",
        "![leaders]",
      ],
    },
    {
      title: "Ruch na morzu",
      body: [
        "Kanu wojenne mieści dwie jednostki i dowolnie wielu przywódców i potrzebuje jednostki bojowej przy wiosłach. Dowódca prowadzi tyle kanu, ile wynosi jego dowodzenie. Każdy heks kosztuje trzecią część punktu, nieznana rafa cały punkt{crashingReefs, select, true { albo trzecią część z ryzykiem zatonięcia} other {}}. {seaCombat, select, true {Rejs może skończyć się przy brzegu lub na morzu.} other {Rejs kończy się przy brzegu.}}",
        "Kanu na brzegu z dowódcą i jednostką bojową strzeże morza na heks wokół, na dwa przy własnej Wiosce: flotylle tak blisko muszą atakować albo stanąć.",
      ],
    },
    {
      title: "Walka",
      body: [
        "Kto wejdzie między wrogie jednostki bojowe, musi je zaatakować. {mustAttackPopulation, select, true {Ludność też trzeba zaatakować tam, gdzie weszły twoje jednostki bojowe; samych przywódców i Wioski można atakować lub zostawić.} other {Samą Ludność, przywódców i Wioski można atakować lub zostawić.}}",
        "Każda strona sumuje dwie najlepsze jednostki (trzy z Procarzami) i przywódców; obrońca w dżungli ma o jeden więcej. Silniejszy dodaje różnicę do rzutu. Wygrywa wyższy wynik, remis wygrywa obrońca.",
        "Przegrany cofa się ku Wiosce macierzystej: o heks, a od różnicy cztery o jej połowę. Na każdym heksie każda cofająca się jednostka rzuca: nieparzysty wynik to panika, wyszkoleni stają się Milicją, Milicja Ludnością, a Ludność w panice pojmują zwycięzcy obok. Odwrót dłuższy niż jeden heks zwycięzca może ścigać.",
        "Przywódcy pozostawieni sami obok zwycięzcy są pojmani, tak samo grupy bez drogi do domu. Wioska przegranego na tym heksie pada.",
        "Szaman dodaje jeden, jeśli bierze udział, ale znika na dwie tury, gdy jego strona przegra.",
        "![fight]",
      ],
    },
    {
      title: "Pojmany Wódz",
      body: [
        "Przy 1 ginie i wszystko jego przepada. {players, select, 1 {Inaczej musi odpłynąć na Wyprawę, w kanu ratunkowym, jeśli nie ma innego.} other {Inaczej zaczynają się rokowania: które jednostki i kanu odpłyną z nim, które Dystrykty dostanie pojmujący, a które staną się neutralne. Każda strona składa do trzech ofert; potem {allowExecution, select, true {pojmujący wybiera zwykłe warunki albo egzekucję} false {obowiązują zwykłe warunki, bo tu egzekucji nie ma} other {pojmujący wybiera zwykłe warunki albo, gdzie wolno, egzekucję}}.}}",
      ],
    },
    {
      title: "Wyprawy",
      body: [
        "W fazie ruchu możesz odpłynąć{players, select, 1 {} other {, choćby po układach z pozostającymi}}. Potrzeba kanu i co najmniej jednej jednostki, najwyżej dwóch na kanu, a wśród nich Ludności (jednostka bojowa może popłynąć jako Ludność).",
        "Pierwszy rzut: 1 lub 2 zaginięcie, 3 sztorm zabiera kanu, 4 przeciek, 5 ziemia zamieszkana, 6 niezamieszkana. Ziemie niezamieszkane sięgają od Palmyry (Klęska znacząca) po Hawaiʻi (Zwycięstwo całkowite). Na zamieszkanych decyduje siła kanu. Wiele wyników można porzucić dla nowego rzutu.",
      ],
    },
    {
      title: "Koniec",
      body: [
        "{players, select, 1 {Gra kończy się po {seasonLimit, select, any {czterech porach roku} other {{seasonLimit} porach roku}} albo gdy odpłyniesz lub zginie twój Wódz Naczelny.} other {Gra kończy się, gdy na Tahiti zostaje jeden Wódz Naczelny, gdy wszyscy się zgodzą{seasonLimit, select, any { albo po umówionych porach roku} none {} 1 { albo po jednej porze roku} other { albo po {seasonLimit} porach roku}}{realTimeLimitMinutes, select, any {} none {} other { albo z turą gry, w której minie {realTimeLimitMinutes} minut}}.}}",
        "Na Tahiti poziom zależy od Dystryktów: od 16 Zwycięstwo całkowite, 12 znaczące, 8 nieznaczne; 4 Klęska nieznaczna, 1 znacząca, 0 całkowita. Kto odpłynął, ma poziom Wyprawy. Więcej Dystryktów rozstrzyga remis tylko między tymi, którzy zostali.",
      ],
    },
    {
      title: "Zasady zaawansowane",
      body: [
        "- Forsowanie rafy{crashingReefs, select, false { (nie przy tym stole)} other {}}: za trzecią część punktu, z ryzykiem zatonięcia.",
        "- Walka morska{seaCombat, select, false { (nie przy tym stole)} other {}}: flotylle mogą zostać na morzu i walczyć; kanu mogą zatonąć.{players, select, 1 { Wrogie klany nie obsadzają kanu: kto je atakuje, ląduje.} other {}}",
        "- Pływanie wpław{swimming, select, false { (nie przy tym stole)} other {}}: załogi zatopionych kanu szukają ratunku wśród rekinów.",
        "- Wyczerpanie dżungli{jungleDepletion, select, false { (nie przy tym stole)} other {}}: przy 1 kłoda była ostatnią na heksie.",
      ],
    },
    {
      title: "W pojedynkę",
      body: [
        "Kość mówi, czy neutralny Dystrykt się przyłączy, czy chwyci za broń. Wrogie klany są spokojne, dopóki twoje jednostki bojowe tam nie wejdą lub nie zostaną albo nie zaatakujesz; potem ich jednostki bojowe idą na twoją Wioskę macierzystą po każdej twojej kolejce. Pobite we własnym Dystrykcie przyłączają się do ciebie jako Ludność. Kto straci ostatnią Wioskę, musi odpłynąć. Gra się cztery pory roku.",
      ],
    },
  ],
  glossary: [
    { term: "Dystrykt", meaning: "Jedna z 17 części wyspy; nimi liczy się zwycięstwo." },
    { term: "Region", meaning: "Jedna z trzech grup Dystryktów; ważny tylko przy wyborze macierzystych." },
    { term: "Wioska macierzysta", meaning: "Wioska, ku której wszyscy się cofają." },
    { term: "Wioska w budowie", meaning: "Wioska zaczęta, lecz nieukończona; niczemu jeszcze nie służy." },
    { term: "Jednostka", meaning: "Ludność, Milicja, Procarze, Wojownicy lub Ciężkozbrojni." },
    { term: "Jednostka bojowa", meaning: "Każda jednostka oprócz Ludności." },
    { term: "Przywódca", meaning: "Wódz Naczelny, Starszy klanu lub Szaman; nigdy nie liczy się jako jednostka." },
    { term: "Dowódca", meaning: "Przywódca, który porusza innych: Wódz Naczelny lub Starszy." },
    { term: "Zdolność dowodzenia", meaning: "Ile jednostek lub kanu prowadzi dowódca." },
    { term: "Wielka kłoda", meaning: "Drewno z dżungli na kanu i Wioski." },
    { term: "Kanu wojenne", meaning: "Wiezie morzem dwie jednostki i dowolnych przywódców." },
    { term: "Flotylla", meaning: "Kanu płynące razem pod jednym dowódcą." },
    { term: "Trzecia część", meaning: "Trzecia część punktu ruchu: cena heksu otwartego morza." },
    { term: "Znana rafa", meaning: "Rafa w twoim Dystrykcie lub tuż przy nim." },
    { term: "Strefa wpływu", meaning: "Heksy, którym zagrażają jednostki bojowe, a na morzu obsadzone kanu." },
    { term: "Panika", meaning: "To, co nieparzysta kość robi z cofającą się jednostką." },
    { term: "Pościg", meaning: "Podążanie za odwrotem heks po heksie." },
    { term: "Pojmujący, jeniec", meaning: "Kto trzyma pojmanego Wodza Naczelnego i kto jest trzymany." },
    { term: "Ugoda", meaning: "To, na co zgadzają się pojmujący i jeniec." },
    { term: "Wyprawa", meaning: "Odpłynięcie na zawsze w poszukiwaniu innej wyspy." },
    { term: "Wartość morska", meaning: "Ile warte są razem kanu i przywódcy Wyprawy." },
    { term: "Wrogi, obudzony", meaning: "Dystrykt gry jednoosobowej pod bronią i taki, który ruszył w pole." },
    { term: "Pniak", meaning: "Oznacza dżunglę, która nie daje już kłód." },
  ],
};
