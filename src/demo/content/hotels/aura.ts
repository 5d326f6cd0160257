import type { HotelContent } from '../types.ts'

export const aura: HotelContent = {
  key: 'aura',
  id: 24,
  slug: 'crystal-aura',
  name: 'Crystal Aura',
  region: 'KEMER',
  stars: 5,
  opened: 1994,
  renovated: 2022,
  roomsTotal: 236,
  latitude: 36.6082,
  longitude: 30.5664,
  address: 'Yeni Mahalle, Deniz Caddesi No: 41, 07980 Kemer / Antalya, Türkiye',
  phone: '+90 242 555 01 24',
  email: 'aura@crystalhotels.example',
  whatsapp: '905325550124',
  locality: {
    tr: 'Kemer, Yeni Mahalle',
    en: 'Kemer, Yeni Mahalle',
    de: 'Kemer, Yeni Mahalle',
    ru: 'Кемер, Ени-Махалле',
  },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Антальи (AYT)',
    },
    km: 58,
    minutes: 60,
  },
  centre: { name: { tr: 'Kemer çarşısı', en: 'Kemer town centre', de: 'Ortskern Kemer', ru: 'Центр Кемера' }, km: 0.9 },
  beach: { lengthM: 160, walkM: 110, ground: 'sand-pebble', blueFlag: true },
  adultsOnly: true,
  slogan: {
    tr: 'Öğlenin gölgesi, gecenin sofrası',
    en: 'Noon in shade, dinner late',
    de: 'Mittags Schatten, abends spät essen',
    ru: 'Полдень в тени, ужин допоздна',
  },
  sloganText: {
    tr: '16 yaş ve üzeri için, 140 turunç ağacının arasında, saatine karışılmayan bir Kemer tatili.',
    en: 'A house for guests aged 16 and over, set among 140 bitter-orange trees, where nobody hurries you to table.',
    de: 'Ein Haus für Gäste ab 16 Jahren zwischen 140 Bitterorangenbäumen, in dem niemand zum Essen drängt.',
    ru: 'Отель для гостей от 16 лет среди 140 померанцевых деревьев, где никто не торопит вас к столу.',
  },
  promise: {
    tr: 'Tatile kitaplarla gelen, kahvaltıyı on birde, akşam yemeğini onda seven yetişkinler için.',
    en: 'For adults who pack four books, breakfast at eleven and like to sit down to dinner at ten.',
    de: 'Für Erwachsene, die vier Bücher einpacken, um elf frühstücken und gern erst um zehn zu Abend essen.',
    ru: 'Для взрослых, которые берут в отпуск четыре книги, завтракают в одиннадцать и ужинают в десять.',
  },
  about: {
    tr: [
      'Crystal Aura, Kemer çarşısına on iki dakikalık yürüyüş mesafesinde, deniz ile sahil yolu arasındaki eski bir turunç bahçesinde durur. Bahçe 1961’de dikildi, otel 1994’te ağaçların arasına sığdırıldı. 2022’deki yenilemede hiçbir ağaç kesilmedi; gerekirse bina geri çekildi, bu yüzden doğu kanadında küçük bir köşe eksiktir.',
      'Dört katlı üç kanat, koyu ahşap panjurlarıyla uzun bir avluya bakar. Panjurlar süs değildir: öğlen kapatılınca oda, klima çalışmadan da dört derece serinler. Avluda müzik yayını yoktur, anons yapılmaz, animasyon ekibi bulunmaz. Duyulan en yüksek ses, temmuzda ağustosböcekleri, akşamları bardaki buz kovasıdır.',
      'Gün burada geç başlar. Kahvaltı 11.30’a kadar sürer, öğle saatleri gölgede geçer, akşam yemeği 23.00’te hâlâ sıcak servis edilir. Misafirlerin çoğu çift ya da tek başına gelen okurdur; her yıl aynı haftada buluşan bir briç grubu da vardır. Kimse kimseye bir programa katılıp katılmayacağını sormaz, tavla istenirse masaya gelir.',
    ],
    en: [
      'Crystal Aura stands twelve minutes on foot from the shops of Kemer, in an old bitter-orange orchard between the shore road and the sea. The orchard was planted in 1961; the hotel was fitted in among the trees in 1994. When it was renovated in 2022 not one of them was felled, which is why the east wing is missing a corner.',
      'Three wings of four storeys, with louvres of dark wood, face one long courtyard. The louvres are not there for show: closed at noon they keep a room four degrees cooler with the air conditioning off. No music is played outdoors by day, nothing is announced, and there is no entertainment team. In July the loudest thing is the cicadas.',
      'Days start late. Breakfast runs until half past eleven, the middle hours belong to the shade, and dinner is still served hot at eleven at night. Most guests are couples, or readers who come alone; one bridge circle has met here in the same week for years. Nobody asks whether you are joining in, though a backgammon board appears when wanted.',
    ],
    de: [
      'Das Crystal Aura liegt zwölf Gehminuten von den Läden in Kemer entfernt, in einem alten Bitterorangenhain zwischen Uferstraße und Meer. Gepflanzt wurde der Hain 1961, das Hotel setzte man 1994 zwischen die Bäume. Bei der Renovierung 2022 fiel kein einziger: Wo einer im Weg stand, wich das Haus zurück. Deshalb fehlt dem Ostflügel bis heute eine Ecke.',
      'Drei viergeschossige Flügel mit Lamellenläden aus dunklem Holz blicken auf einen langen Hof. Die Läden sind keine Zierde: Mittags geschlossen, halten sie das Zimmer auch ohne Klimaanlage vier Grad kühler. Tagsüber läuft draußen keine Musik, es gibt keine Durchsagen und kein Animationsteam. Am lautesten sind im Juli die Zikaden.',
      'Der Tag beginnt spät. Frühstück gibt es bis halb zwölf, die Mittagsstunden gehören dem Schatten, und um elf Uhr abends kommt das Essen noch warm auf den Tisch. Die meisten Gäste sind Paare oder Alleinreisende mit Büchern; eine Bridgerunde trifft sich seit Jahren in derselben Woche. Mitmachen muss niemand. Wer Tavla spielen möchte, bekommt ein Brett an den Tisch.',
    ],
    ru: [
      'Crystal Aura стоит в двенадцати минутах ходьбы от магазинов Кемера, в старом померанцевом саду между прибрежной дорогой и морем. Сад посадили в 1961 году, отель вписали между деревьями в 1994-м. Во время реконструкции 2022 года не срубили ни одного дерева: там, где ствол мешал, отступало здание, поэтому у восточного крыла до сих пор нет одного угла.',
      'Три четырёхэтажных крыла с жалюзи из тёмного дерева смотрят на длинный внутренний двор. Жалюзи здесь не украшение: если закрыть их в полдень, в номере на четыре градуса прохладнее и без кондиционера. Днём на улице не играет музыка, нет объявлений и аниматоров. Громче всех в июле цикады, вечером — лёд в барном ведёрке.',
      'День начинается поздно. Завтрак накрыт до половины двенадцатого, середина дня принадлежит тени, а ужин и в одиннадцать вечера подают горячим. Приезжают в основном пары и те, кто путешествует один и с книгами; есть и бридж-клуб, который много лет собирается здесь в одну и ту же неделю. Никто не зовёт участвовать, но доску для нардов принесут по первой просьбе.',
    ],
  },
  highlights: [
    {
      title: { tr: 'Gölge haritası', en: 'The shade map', de: 'Die Schattenkarte', ru: 'Карта тени' },
      text: {
        tr: 'Her sabah kapınıza, bahçedeki 190 şezlongun hangi saatte gölgede kaldığını gösteren tek yapraklık bir plan bırakılır.',
        en: 'Every morning a single sheet is left at your door: which of the garden’s 190 loungers lie in shade, hour by hour.',
        de: 'Jeden Morgen liegt ein Blatt vor der Tür: welche der 190 Liegen im Garten zu welcher Stunde im Schatten stehen.',
        ru: 'Каждое утро у двери лежит листок: какие из 190 шезлонгов в саду и в каком часу окажутся в тени.',
      },
      picture: 'garden',
    },
    {
      title: { tr: 'Fısıltı havuzu', en: 'The whisper pool', de: 'Das Flüsterbecken', ru: 'Бассейн шёпота' },
      text: {
        tr: '480 m² su, telefonla konuşulmaz, müzik çalınmaz. Konuşanlar alçak sesle konuşur, atlayan pek çıkmaz.',
        en: '480 square metres of water with no telephones and no music. People talk quietly and hardly anyone dives.',
        de: '480 Quadratmeter Wasser ohne Telefonate und ohne Musik. Man spricht leise, gesprungen wird so gut wie nie.',
        ru: '480 квадратных метров воды без звонков и без музыки. Говорят здесь вполголоса и почти не ныряют.',
      },
      picture: 'pool',
    },
    {
      title: {
        tr: 'On birde sıcak tabak',
        en: 'A hot plate at eleven',
        de: 'Um elf noch warm',
        ru: 'Горячее в одиннадцать',
      },
      text: {
        tr: 'Ana restoranın ocakları 23.00’te söner, Turunç’ta son sipariş 23.30’dur. Gece yarısı çorba hep vardır.',
        en: 'The stoves of the main restaurant go out at eleven, last orders at Turunç are at half past. Soup is there at midnight.',
        de: 'Die Herde im Hauptrestaurant gehen um elf aus, im Turunç bestellt man bis halb zwölf. Suppe gibt es auch um Mitternacht.',
        ru: 'Плиты главного ресторана гаснут в одиннадцать, в «Турунче» заказы принимают до половины двенадцатого. Суп есть и в полночь.',
      },
      picture: 'restaurant',
    },
    {
      title: {
        tr: '2.300 kitaplı salon',
        en: 'A room of 2,300 books',
        de: 'Ein Saal mit 2.300 Büchern',
        ru: 'Зал на 2300 книг',
      },
      text: {
        tr: 'Misafirlerin yıllar içinde bıraktığı kitaplar on bir dilde raflarda. Aldığınız kitap sizde kalabilir, yerine biri yeter.',
        en: 'What guests have left behind over the years, in eleven languages. Keep the one you took; leave another in its place.',
        de: 'Was Gäste über die Jahre dagelassen haben, in elf Sprachen. Behalten Sie eines, stellen Sie dafür ein anderes hin.',
        ru: 'Всё, что гости оставляли здесь годами, на одиннадцати языках. Книгу можно увезти, если оставить взамен другую.',
      },
      picture: 'lobby',
    },
  ],
  day: [
    {
      title: { tr: 'Erken yüzenler', en: 'The early swimmers', de: 'Die Frühschwimmer', ru: 'Ранние пловцы' },
      text: {
        tr: 'Güneş denizden doğar. İskelede üç beş kişi, çay makinesi açık.',
        en: 'The sun comes up out of the sea. A handful of people on the jetty, the tea urn already warm.',
        de: 'Die Sonne steigt aus dem Meer. Ein paar Leute auf dem Steg, der Teekocher ist schon warm.',
        ru: 'Солнце встаёт из моря. На пирсе несколько человек, самовар уже горячий.',
      },
      from: '06:30',
      to: '08:00',
    },
    {
      title: { tr: 'Uzun kahvaltı', en: 'The long breakfast', de: 'Das lange Frühstück', ru: 'Долгий завтрак' },
      text: {
        tr: 'Yumurta sipariş üzerine pişer; on birde inen de taze simit bulur.',
        en: 'Eggs are cooked to order, and whoever comes down at eleven still finds warm simit.',
        de: 'Eier werden auf Bestellung gebraten, und auch um elf sind die Simit noch warm.',
        ru: 'Яйца жарят на заказ, а тёплый симит достанется и тем, кто спустился к одиннадцати.',
      },
      from: '08:00',
      to: '11:30',
    },
    {
      title: { tr: 'Gölge saatleri', en: 'The hours of shade', de: 'Schattenstunden', ru: 'Часы тени' },
      text: {
        tr: 'Panjurlar kapanır, bahçede sayfa sesi. Limonata arabası her yarım saatte bir geçer.',
        en: 'Louvres shut, pages turn in the garden. The lemonade trolley comes by every half hour.',
        de: 'Die Läden sind zu, im Garten wird geblättert. Jede halbe Stunde kommt der Limonadenwagen.',
        ru: 'Жалюзи закрыты, в саду шелестят страницы. Каждые полчаса проезжает тележка с лимонадом.',
      },
      from: '12:30',
      to: '16:30',
    },
    {
      title: { tr: 'Dağın arkası', en: 'Behind the mountain', de: 'Hinter dem Berg', ru: 'За горой' },
      text: {
        tr: 'Güneş Beydağları’nın arkasına çekilir, gölge bütün bahçeyi alır, barda ilk kadehler dolar.',
        en: 'The sun goes behind the Beydağları, shade takes the whole garden and the first glasses are filled.',
        de: 'Die Sonne verschwindet hinter dem Beydağları, der Schatten nimmt den ganzen Garten, die ersten Gläser werden gefüllt.',
        ru: 'Солнце уходит за Бейдаглары, тень забирает весь сад, в баре наполняют первые бокалы.',
      },
      from: '18:30',
      to: '20:00',
    },
    {
      title: { tr: 'Geç akşam yemeği', en: 'Late dinner', de: 'Spätes Abendessen', ru: 'Поздний ужин' },
      text: {
        tr: 'Ağaçların altında 46 masa, her birinde bir gaz lambası. Acele eden yoktur.',
        en: 'Forty-six tables under the trees, an oil lamp on each. Nobody is waiting for yours.',
        de: 'Sechsundvierzig Tische unter den Bäumen, auf jedem eine Öllampe. Niemand wartet auf Ihren.',
        ru: 'Сорок шесть столов под деревьями, на каждом масляная лампа. Вашего стола никто не ждёт.',
      },
      from: '20:30',
      to: '23:30',
    },
  ],
  beachText: {
    tr: [
      'Odadan denize en uzun yol 110 metredir ve bahçeden çıkmadan yürünür. Kıyı 160 metre uzunluğunda, üstü kum, su kenarı ince çakıldır; ayağı hassas olanlar için 34 metrelik ahşap iskelenin ucunda iki merdiven vardır. Merdivenin dibinde derinlik 2,4 metredir, dip sekiz metreye kadar görünür.',
      'Kumsalda 88 hasır güneşlik durur ve aralarında dört metre bırakılır, bu yüzden yandaki masadan kitap ödünç almak biraz yürümek demektir. Müzik yoktur, su sporları körfezin öbür ucundadır. Sipariş için küçük bir sarı bayrak kaldırılır. Kıyı doğuya baktığı için sabah aydınlık, ikindiden sonra serindir.',
    ],
    en: [
      'The longest way from a room to the water is 110 metres, and none of it leaves the garden. The shore is 160 metres long, sand above and fine pebble at the edge; for tender feet there are two ladders at the end of a wooden jetty of 34 metres. The water there is 2.4 metres deep, and you can see the bottom well past that.',
      'Eighty-eight rush parasols stand four metres apart, so borrowing a book from the neighbours means a short walk. There is no music, and water sports stay at the other end of the bay. To order, raise the small yellow flag by your lounger. The shore faces east: bright in the morning, cool from late afternoon.',
    ],
    de: [
      'Der weiteste Weg vom Zimmer zum Wasser misst 110 Meter und führt nur durch den Garten. Das Ufer ist 160 Meter lang, oben Sand, am Wasser feiner Kies. Wer empfindliche Füße hat, nimmt eine der beiden Leitern am Ende des 34 Meter langen Holzstegs. Dort ist es 2,4 Meter tief, und der Grund ist auch weiter draußen noch zu sehen.',
      'Achtundachtzig Schirme aus Schilf stehen mit je vier Metern Abstand; wer sich beim Nachbarn ein Buch leiht, muss also ein paar Schritte gehen. Musik gibt es nicht, der Wassersport bleibt am anderen Ende der Bucht. Zum Bestellen hebt man das gelbe Fähnchen. Das Ufer liegt nach Osten: morgens hell, ab dem späten Nachmittag kühl.',
    ],
    ru: [
      'Самый долгий путь от номера до воды — 110 метров, и весь он идёт по саду. Берег длиной 160 метров: сверху песок, у воды мелкая галька. Для тех, кому галька неприятна, на конце деревянного пирса длиной 34 метра есть две лестницы. Глубина там 2,4 метра, а дно видно и дальше.',
      'Восемьдесят восемь тростниковых зонтов стоят в четырёх метрах друг от друга, так что за книгой к соседям придётся пройтись. Музыки нет, водный спорт остаётся на другом конце бухты. Чтобы сделать заказ, поднимите жёлтый флажок. Берег смотрит на восток: утром он светлый, под вечер прохладный.',
    ],
  },
  pools: [
    {
      name: { tr: 'Fısıltı havuzu', en: 'Whisper pool', de: 'Flüsterbecken', ru: 'Бассейн шёпота' },
      text: {
        tr: 'Avlunun ortasında, iki sıra turuncun arasında. Müzik ve telefon yok, kenarında 70 şezlong.',
        en: 'In the middle of the courtyard between two rows of orange trees. No music, no telephones, seventy loungers.',
        de: 'Mitten im Hof zwischen zwei Baumreihen. Keine Musik, keine Telefonate, siebzig Liegen.',
        ru: 'Посреди двора между двумя рядами деревьев. Без музыки и звонков, семьдесят шезлонгов.',
      },
      areaM2: 480,
      depthM: 1.5,
      heated: false,
      from: '07:00',
      to: '20:00',
    },
    {
      name: { tr: 'Harnup havuzu', en: 'Carob pool', de: 'Johannisbrotbecken', ru: 'Бассейн под рожковым деревом' },
      text: {
        tr: 'Yüz yıllık harnup ağacının altında; öğlen bile yarısı gölgede kalan, bardan içki alınabilen havuz.',
        en: 'Beneath a carob tree a hundred years old. Half of it lies in shade even at noon, and the bar is an arm’s length away.',
        de: 'Unter einem hundertjährigen Johannisbrotbaum. Selbst mittags liegt die Hälfte im Schatten, die Bar in Reichweite.',
        ru: 'Под столетним рожковым деревом. Даже в полдень половина в тени, а до бара — рукой подать.',
      },
      areaM2: 210,
      depthM: 1.3,
      heated: false,
      from: '09:00',
      to: '19:00',
    },
    {
      name: { tr: 'Gece havuzu', en: 'Night pool', de: 'Nachtbecken', ru: 'Ночной бассейн' },
      text: {
        tr: 'Güney kanadının çatısında, 27 derece, su altı ışıkları kısık. Yemekten sonra yüzenler için gece yarısına kadar açık.',
        en: 'On the roof of the south wing, 27 degrees, lights turned low. Open until midnight for those who swim after dinner.',
        de: 'Auf dem Dach des Südflügels, 27 Grad, gedämpftes Licht. Bis Mitternacht offen für alle, die nach dem Essen schwimmen.',
        ru: 'На крыше южного крыла, 27 градусов, приглушённый свет. Открыт до полуночи для тех, кто плавает после ужина.',
      },
      areaM2: 96,
      depthM: 1.4,
      heated: true,
      from: '16:00',
      to: '00:00',
    },
    {
      name: { tr: 'Kapalı havuz', en: 'Indoor pool', de: 'Hallenbad', ru: 'Крытый бассейн' },
      text: {
        tr: 'Spa’nın içinde, 29 derece; kasım ile nisan arasında günün ilk kulaçları burada atılır.',
        en: 'Inside the spa at 29 degrees; from November to April this is where the day’s first lengths are swum.',
        de: 'Im Spa, 29 Grad warm. Von November bis April zieht man hier die ersten Bahnen des Tages.',
        ru: 'В спа, 29 градусов; с ноября по апрель первые утренние круги плавают здесь.',
      },
      areaM2: 118,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
  ],
  rooms: [
    {
      id: 2401,
      category: 'STANDARD',
      name: { tr: 'Avlu odası', en: 'Courtyard room', de: 'Hofzimmer', ru: 'Номер с видом во двор' },
      slug: { tr: 'avlu-odasi', en: 'courtyard-room', de: 'hofzimmer', ru: 'nomer-vo-dvor' },
      text: {
        tr: '26 m², balkonu turunç ağaçlarının hizasında. Öğleden sonra en serin kalan oda tipi.',
        en: '26 square metres, with a balcony level with the orange trees. The coolest kind of room after midday.',
        de: '26 Quadratmeter, Balkon in Höhe der Baumkronen. Am Nachmittag das kühlste Zimmer im Haus.',
        ru: '26 м², балкон на уровне крон померанцев. После полудня это самый прохладный тип номера.',
      },
      body: {
        tr: [
          'Avlu odaları birinci ve ikinci katta, yapraklarla aynı yüksekliktedir; nisanda çiçek kokusu pencereden girer. Kestane rengi ahşap zemin, keten perdeler ve okumaya yetecek kadar güçlü, yanındakini uyandırmayacak kadar dar ışıklı iki başucu lambası vardır.',
          'Balkonda iki rahat sandalye ve kitap bırakılacak genişlikte bir masa durur. Panjurlar içeriden tek kolla kapanır. Odalar havuza bakar ama gece sessizdir, çünkü avluda 23.30’dan sonra yalnızca lambalar açık kalır.',
        ],
        en: [
          'These rooms are on the first and second floors, level with the leaves, and in April the blossom comes in at the window. The floors are chestnut-coloured wood, the curtains linen, and the two bedside lamps are strong enough to read by and narrow enough not to wake anyone.',
          'On the balcony stand two proper chairs and a table wide enough for a book and a glass. The louvres close from inside with one lever. The pool is below, yet nights are quiet: after half past eleven only the lamps stay on in the courtyard.',
        ],
        de: [
          'Die Hofzimmer liegen im ersten und zweiten Stock auf Höhe der Blätter; im April zieht der Blütenduft zum Fenster herein. Boden aus kastanienbraunem Holz, Vorhänge aus Leinen und zwei Leselampen, die hell genug zum Lesen sind und schmal genug, um niemanden zu wecken.',
          'Auf dem Balkon stehen zwei bequeme Stühle und ein Tisch, auf den Buch und Glas passen. Die Läden schließt man von innen mit einem Hebel. Unten liegt der Pool, nachts ist es trotzdem still: Nach halb zwölf brennen im Hof nur noch die Lampen.',
        ],
        ru: [
          'Эти номера находятся на втором и третьем этажах, вровень с листвой, и в апреле запах цветов входит прямо в окно. Полы из дерева каштанового цвета, льняные шторы и две лампы у кровати: света хватает для чтения, но соседа он не разбудит.',
          'На балконе два удобных кресла и стол, куда помещаются книга и бокал. Жалюзи закрываются изнутри одним рычагом. Внизу бассейн, но ночью тихо: после половины двенадцатого во дворе горят только лампы.',
        ],
      },
      sizeM2: 26,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Avlu ve havuz', en: 'Courtyard and pool', de: 'Hof und Pool', ru: 'Двор и бассейн' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 2402,
      category: 'STANDARD',
      name: { tr: 'Deniz tarafı odası', en: 'Sea-side room', de: 'Zimmer zur Seeseite', ru: 'Номер с видом на море' },
      slug: { tr: 'deniz-tarafi-odasi', en: 'sea-side-room', de: 'zimmer-zur-seeseite', ru: 'nomer-s-vidom-na-more' },
      text: {
        tr: '28 m², güneşin doğduğu tarafa bakan balkon. Erken uyanan ve geri uyuyanlar için.',
        en: '28 square metres with a balcony towards the sunrise, for those who wake early and then go back to sleep.',
        de: '28 Quadratmeter mit Balkon zum Sonnenaufgang, für alle, die früh aufwachen und dann weiterschlafen.',
        ru: '28 м² и балкон на восход — для тех, кто просыпается рано, а потом засыпает снова.',
      },
      body: {
        tr: [
          'Doğu kanadının deniz cephesindeki 42 oda, sabah 6’dan itibaren ışık alır. Işığı sevmeyenler için perde astarı tam karartır. Yatak pencereye bakacak şekilde yerleştirilmiştir, denizi görmek için kalkmanız gerekmez.',
          'Balkon 6 m²’dir ve korkuluğu camdır, oturunca da ufuk görünür. Banyoda yağmur duşu, pencere pervazında bir dürbün bulunur: karşıdan geçen gemilerin adını okumak burada ciddi bir uğraştır.',
        ],
        en: [
          'The forty-two rooms on the sea front of the east wing have light from six in the morning; for those who would rather not, the curtains black it out completely. The bed faces the window, so there is no need to get up to see the water.',
          'The balcony measures six square metres and has a glass rail, which leaves the horizon in view when you sit. There is a rain shower in the bathroom and a pair of binoculars on the sill: reading the names of passing ships is taken seriously here.',
        ],
        de: [
          'Die 42 Zimmer an der Seefront des Ostflügels haben ab sechs Uhr morgens Licht. Wer darauf verzichten möchte, zieht die Verdunklungsvorhänge zu. Das Bett steht zum Fenster, man muss also nicht aufstehen, um das Meer zu sehen.',
          'Der Balkon misst sechs Quadratmeter und hat eine Brüstung aus Glas: Auch im Sitzen bleibt der Horizont im Blick. Im Bad gibt es eine Regendusche, auf dem Fensterbrett ein Fernglas. Schiffsnamen zu entziffern gilt hier als ernsthafter Zeitvertreib.',
        ],
        ru: [
          'В 42 номерах морского фасада восточного крыла светло уже с шести утра; кому это ни к чему, тот задёрнет плотные шторы. Кровать стоит напротив окна, и, чтобы увидеть море, вставать не нужно.',
          'Балкон площадью шесть метров огорожен стеклом, поэтому горизонт виден и сидя. В ванной тропический душ, на подоконнике бинокль: читать названия проходящих судов здесь считается серьёзным занятием.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: '1 çift kişilik yatak', en: '1 double bed', de: '1 Doppelbett', ru: '1 двуспальная кровать' },
      view: { tr: 'Deniz, doğu', en: 'Sea, facing east', de: 'Meer, nach Osten', ru: 'Море, на восток' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'parquet',
        'bathrobe',
      ],
      picture: 'room',
    },
    {
      id: 2403,
      category: 'STANDARD',
      name: {
        tr: 'Tek kişilik okuma odası',
        en: 'Reader’s single',
        de: 'Einzelzimmer für Leser',
        ru: 'Одноместный номер для чтения',
      },
      slug: {
        tr: 'tek-kisilik-okuma-odasi',
        en: 'readers-single',
        de: 'einzelzimmer-fuer-leser',
        ru: 'odnomestnyj-dlya-chteniya',
      },
      text: {
        tr: '21 m², 140 cm yatak, pencere önünde uzanma koltuğu. Tek gelenin köşeye itilmediği oda.',
        en: '21 square metres, a bed of 140 centimetres and a daybed in the window. A single that is not a leftover.',
        de: '21 Quadratmeter, ein Bett von 140 Zentimetern und eine Liege am Fenster. Ein Einzelzimmer, das kein Restposten ist.',
        ru: '21 м², кровать 140 см и кушетка у окна. Одноместный номер, который не выкроен из остатков.',
      },
      body: {
        tr: [
          'On sekiz odanın tamamı kuzey kanadının sakin ucunda, asansörden uzaktadır. Tek kişi için yapıldıkları için eşyanın boyu ona göredir: büyük bir yatak, bir çalışma masası ve pencerenin önünde boydan boya uzanılan bir sedir.',
          'Rafta, kütüphaneden seçilmiş yirmi kitap bulunur ve diliniz rezervasyonda bildirildiyse ona göre değiştirilir. Fransız balkon kuzey bahçesine, limon ve nar ağaçlarına açılır. Akşam yemeğinde tek kişilik masalar da kenarda değil, ağacın altındadır.',
        ],
        en: [
          'All eighteen are at the quiet end of the north wing, away from the lift. They were drawn for one person and furnished accordingly: a large bed, a writing desk, and a daybed along the window on which a tall reader can lie at full length.',
          'The shelf holds twenty books from our library, exchanged for your language if you tell us when booking. A French balcony opens to lemon and pomegranate trees. At dinner, too, the tables for one stand under the trees and not along the wall.',
        ],
        de: [
          'Alle achtzehn liegen am ruhigen Ende des Nordflügels, weit weg vom Aufzug. Sie wurden für eine Person gezeichnet und entsprechend möbliert: großes Bett, Schreibtisch und am Fenster eine Liege, auf der sich auch lange Leser ausstrecken.',
          'Im Regal stehen zwanzig Bücher aus unserer Bibliothek, auf Wunsch in Ihrer Sprache. Der französische Balkon öffnet sich zu Zitronen- und Granatapfelbäumen. Auch beim Abendessen stehen die Einzeltische unter den Bäumen und nicht an der Wand.',
        ],
        ru: [
          'Все восемнадцать номеров расположены в тихом конце северного крыла, вдали от лифта. Их проектировали на одного человека: большая кровать, письменный стол и кушетка вдоль окна, на которой можно вытянуться в полный рост.',
          'На полке двадцать книг из нашей библиотеки; если указать язык при бронировании, подберём нужный. Французский балкон выходит на лимоны и гранаты. И за ужином столики на одного стоят под деревьями, а не вдоль стены.',
        ],
      },
      sizeM2: 21,
      maxAdults: 1,
      maxChildren: 0,
      beds: { tr: '1 yatak, 140 cm', en: '1 bed, 140 cm', de: '1 Bett, 140 cm', ru: '1 кровать, 140 см' },
      view: { tr: 'Kuzey bahçesi', en: 'North garden', de: 'Nordgarten', ru: 'Северный сад' },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'espresso',
        'desk',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 2404,
      category: 'STANDARD',
      name: {
        tr: 'Havuz basamağı odası',
        en: 'Pool-step room',
        de: 'Zimmer mit Poolstufe',
        ru: 'Номер со ступенью к бассейну',
      },
      slug: { tr: 'havuz-basamagi-odasi', en: 'pool-step-room', de: 'zimmer-mit-poolstufe', ru: 'nomer-u-bassejna' },
      text: {
        tr: '30 m², terasından harnup havuzunun sakin koluna üç basamakla inilir.',
        en: '30 square metres; three steps lead from the terrace into the quiet arm of the carob pool.',
        de: '30 Quadratmeter; drei Stufen führen von der Terrasse in den ruhigen Arm des Johannisbrotbeckens.',
        ru: '30 м²; три ступени ведут с террасы в тихий рукав бассейна под рожковым деревом.',
      },
      body: {
        tr: [
          'Zemin kattaki on iki oda, havuzun bara uzak olan kolunu paylaşır. Terasta iki şezlong, bir şemsiye ve alçak bir çit vardır; çit komşuyla selamlaşmaya yeter, sohbete pek yetmez. Su sabah dokuzdan akşam yediye kadar açıktır.',
          'İçeride taş döşeme ve ıslak mayo için ayrı bir niş bulunur. Kapı eşiksizdir, tekerlekli sandalye terasa kadar rahatça çıkar. Sıcağı sevmeyip sudan uzaklaşmak da istemeyenler genellikle bu odayı yeniden ister.',
        ],
        en: [
          'Twelve rooms on the ground floor share the arm of the pool that lies farthest from the bar. Each terrace has two loungers, a parasol and a hedge low enough to say good morning over, though rather too high for a conversation.',
          'Inside there are stone floors and a niche for wet swimwear. The door has no sill, so a wheelchair reaches the terrace with ease. Guests who dislike the heat but want water within four paces tend to ask for the same room again.',
        ],
        de: [
          'Zwölf Zimmer im Erdgeschoss teilen sich den Arm des Beckens, der am weitesten von der Bar entfernt ist. Jede Terrasse hat zwei Liegen, einen Schirm und eine Hecke, niedrig genug für einen Gruß, etwas zu hoch für ein Gespräch.',
          'Drinnen Steinboden und eine Nische für nasse Badesachen. Die Tür ist schwellenlos, ein Rollstuhl kommt bequem auf die Terrasse. Wer Hitze nicht mag, aber das Wasser nah haben will, fragt meist wieder nach demselben Zimmer.',
        ],
        ru: [
          'Двенадцать номеров на первом этаже делят рукав бассейна, самый далёкий от бара. На каждой террасе два шезлонга, зонт и живая изгородь: поздороваться через неё удобно, а вот для беседы она высоковата.',
          'Внутри каменный пол и ниша для мокрых купальников. Порога у двери нет, коляска свободно выезжает на террасу. Те, кто не любит жару, но хочет воду в четырёх шагах, обычно просят этот же номер снова.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: '1 çift kişilik yatak', en: '1 double bed', de: '1 Doppelbett', ru: '1 двуспальная кровать' },
      view: { tr: 'Havuz', en: 'Pool', de: 'Pool', ru: 'Бассейн' },
      features: [
        'air-conditioning',
        'terrace',
        'shared-pool',
        'step-free',
        'carpet-free',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
      ],
      picture: 'room',
    },
    {
      id: 2405,
      category: 'STANDARD',
      name: {
        tr: 'Çift balkonlu köşe oda',
        en: 'Corner room with two balconies',
        de: 'Eckzimmer mit zwei Balkonen',
        ru: 'Угловой номер с двумя балконами',
      },
      slug: {
        tr: 'cift-balkonlu-kose-oda',
        en: 'corner-room-two-balconies',
        de: 'eckzimmer-mit-zwei-balkonen',
        ru: 'uglovoj-nomer',
      },
      text: {
        tr: '34 m², biri denize, biri dağa bakan iki balkon. Güneşten kaçmak için oda değiştirmek yeter.',
        en: '34 square metres, one balcony to the sea and one to the mountains. To leave the sun, cross the room.',
        de: '34 Quadratmeter, ein Balkon zum Meer, einer zu den Bergen. Wer der Sonne ausweicht, durchquert nur das Zimmer.',
        ru: '34 м², один балкон к морю, другой к горам. Чтобы уйти от солнца, достаточно перейти комнату.',
      },
      body: {
        tr: [
          'Kanatların uçlarında sekiz köşe oda bulunur. Sabah kahvesi deniz balkonunda, ikindi kitabı dağ balkonunda içilir ve okunur; bir günün gölgesi böylece odanın içinde tamamlanır. İki kapı birden açılınca esinti masadaki kâğıdı uçurur.',
          'Yatak 180 cm, yanında yuvarlak bir yemek masası ve iki koltuk vardır. Kahvaltı isterseniz saat 11’e kadar bu masaya kurulur. Banyo gün ışığı alır, küvet ile duş ayrıdır.',
        ],
        en: [
          'There are eight of these, at the ends of the wings. Coffee is for the sea balcony in the morning, the book for the mountain balcony in the afternoon; a whole day’s shade can be had without leaving the room. With both doors open the breeze lifts the paper off the table.',
          'The bed is 180 centimetres wide; beside it are a round table and two armchairs, and breakfast is laid there until eleven if you like. The bathroom has a window, with the bath and the shower apart.',
        ],
        de: [
          'Acht davon gibt es, jeweils am Ende eines Flügels. Den Kaffee trinkt man morgens auf dem Meerbalkon, nachmittags liest man auf dem Bergbalkon: So lässt sich ein ganzer Schattentag im Zimmer verbringen. Stehen beide Türen offen, weht es die Zeitung vom Tisch.',
          'Das Bett ist 180 Zentimeter breit, daneben stehen ein runder Tisch und zwei Sessel; auf Wunsch wird dort bis elf Uhr das Frühstück gedeckt. Das Bad hat ein Fenster, Wanne und Dusche sind getrennt.',
        ],
        ru: [
          'Таких номеров восемь, они на торцах крыльев. Утренний кофе пьют на морском балконе, днём читают на горном: всю дневную тень можно собрать, не выходя из комнаты. Если открыть обе двери, сквозняк сдует со стола газету.',
          'Кровать шириной 180 см, рядом круглый стол и два кресла; по желанию завтрак накроют здесь до одиннадцати. В ванной есть окно, ванна и душ отдельно.',
        ],
      },
      sizeM2: 34,
      maxAdults: 3,
      maxChildren: 0,
      beds: {
        tr: '1 çift kişilik yatak, 1 divan',
        en: '1 double bed, 1 daybed',
        de: '1 Doppelbett, 1 Schlafliege',
        ru: '1 двуспальная кровать, 1 кушетка',
      },
      view: { tr: 'Deniz ve dağ', en: 'Sea and mountains', de: 'Meer und Berge', ru: 'Море и горы' },
      features: [
        'air-conditioning',
        'balcony',
        'bathtub',
        'shower',
        'espresso',
        'minibar',
        'bathrobe',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 2406,
      category: 'SUITE',
      name: { tr: 'Akşam süiti', en: 'Evening suite', de: 'Abendsuite', ru: 'Вечерний сьют' },
      slug: { tr: 'aksam-suiti', en: 'evening-suite', de: 'abendsuite', ru: 'vechernij-syut' },
      text: {
        tr: '52 m², ayrı oturma odası, dört kişilik yemek masası olan teras. Yemeği yukarıda yemek isteyenlere.',
        en: '52 square metres with a separate sitting room and a terrace laid for four, for those who would rather dine upstairs.',
        de: '52 Quadratmeter mit eigenem Wohnzimmer und einer Terrasse für vier, für alle, die lieber oben essen.',
        ru: '52 м², отдельная гостиная и терраса со столом на четверых — для тех, кто предпочитает ужинать наверху.',
      },
      body: {
        tr: [
          'Batı kanadının en üst katındaki altı süit, akşam serinliğini en önce alır: güneş dağın arkasına saat yediye doğru geçer ve teras gölgede kalır. Sofra burada kurulur, Turunç’un mönüsü asansörle kapağı kapalı olarak çıkar.',
          'Oturma odası ile yatak odası sürgülü kapıyla ayrılır; biri okurken öteki uyuyabilir. Küvet pencerenin önündedir. Arkadaşlarıyla aynı katta kalmak isteyenler için iki süitin arasında bir ara kapı vardır.',
        ],
        en: [
          'The six suites on the top floor of the west wing are the first to feel the evening: towards seven the sun goes behind the mountain and the terrace falls into shade. The table is laid out here and the menu of Turunç comes up in the lift under covers.',
          'A sliding door parts the sitting room from the bedroom, so that one can read while the other sleeps. The bath stands at the window. Two of the suites connect, for friends who want to stay on the same floor.',
        ],
        de: [
          'Die sechs Suiten im obersten Stock des Westflügels spüren den Abend zuerst: Gegen sieben verschwindet die Sonne hinter dem Berg, und die Terrasse liegt im Schatten. Hier wird gedeckt, die Karte des Turunç kommt unter Hauben im Aufzug herauf.',
          'Eine Schiebetür trennt Wohn- und Schlafzimmer, so kann der eine lesen, während der andere schläft. Die Wanne steht am Fenster. Zwei der Suiten sind für befreundete Paare durch eine Tür verbunden.',
        ],
        ru: [
          'Шесть сьютов на верхнем этаже западного крыла первыми чувствуют вечер: около семи солнце уходит за гору и терраса оказывается в тени. Стол накрывают здесь, а блюда из «Турунча» поднимают на лифте под крышками.',
          'Раздвижная дверь отделяет гостиную от спальни: один читает, другой спит. Ванна стоит у окна. Два сьюта соединены дверью — для друзей, которые хотят жить на одном этаже.',
        ],
      },
      sizeM2: 52,
      maxAdults: 3,
      maxChildren: 0,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: {
        tr: 'Dağ ve turunç bahçesi',
        en: 'Mountains and orchard',
        de: 'Berge und Orangenhain',
        ru: 'Горы и померанцевый сад',
      },
      features: [
        'air-conditioning',
        'terrace',
        'sliding-door',
        'sofa-bed',
        'bathtub',
        'rain-shower',
        'espresso',
        'minibar',
        'bathrobe',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'connecting-door',
        'parquet',
      ],
      picture: 'suite',
      absentIn: ['ru'],
    },
    {
      id: 2407,
      category: 'SUITE',
      name: { tr: 'Çatı bahçesi süiti', en: 'Roof-garden suite', de: 'Dachgartensuite', ru: 'Сьют с садом на крыше' },
      slug: { tr: 'cati-bahcesi-suiti', en: 'roof-garden-suite', de: 'dachgartensuite', ru: 'syut-s-sadom-na-kryshe' },
      text: {
        tr: '68 m² ve 45 m² çatı bahçesi; limon saksıları, jakuzi ve denizi tepeden gören bir sedir.',
        en: '68 square metres and 45 more of roof garden: lemons in pots, a hot tub and a bench above the sea.',
        de: '68 Quadratmeter und dazu 45 Quadratmeter Dachgarten: Zitronen in Töpfen, Whirlpool und eine Bank über dem Meer.',
        ru: '68 м² и ещё 45 м² сада на крыше: лимоны в кадках, джакузи и скамья над морем.',
      },
      body: {
        tr: [
          'Otelde iki tane vardır ve ikisi de doğu kanadının çatısındadır. Bahçeye yatak odasından iki adımda çıkılır; saksılardaki limonlar mutfağa değil, süitin kendi çayına aittir. Akşam bahçıvan sulamaya gelir, istemezseniz kapıya yaprak asarsınız.',
          'İçeride açık bir oturma alanı, altı kişilik masa, iki lavabolu banyo bulunur. Jakuzi 37 derecedir, kışın da çalışır. Buradan gündoğumu yatakta, günbatımı bahçede izlenir; ikisi arasında yirmi adım vardır.',
        ],
        en: [
          'There are two in the house, both on the roof of the east wing. Two steps take you from the bedroom into the garden, and the lemons in its pots belong to your tea and not to the kitchen. The gardener comes at dusk; hang the leaf on the door if you would rather he did not.',
          'Inside are an open sitting area, a table for six and a bathroom with two basins. The hot tub is kept at 37 degrees, in winter too. You see the sun rise from bed and go down from the garden, twenty paces apart.',
        ],
        de: [
          'Zwei gibt es im Haus, beide auf dem Dach des Ostflügels. Zwei Schritte führen vom Schlafzimmer in den Garten, und die Zitronen in den Töpfen gehören in Ihren Tee, nicht in die Küche. Abends kommt der Gärtner; wer das nicht möchte, hängt das Blatt an die Tür.',
          'Drinnen ein offener Wohnbereich, ein Tisch für sechs und ein Bad mit zwei Waschbecken. Der Whirlpool hat 37 Grad, auch im Winter. Die Sonne geht vor dem Bett auf und hinter dem Garten unter, dazwischen liegen zwanzig Schritte.',
        ],
        ru: [
          'Их в отеле два, оба на крыше восточного крыла. Из спальни в сад два шага, и лимоны в кадках предназначены для вашего чая, а не для кухни. Вечером приходит садовник; если не хочется, повесьте на дверь листок.',
          'Внутри открытая гостиная, стол на шестерых и ванная с двумя раковинами. Вода в джакузи 37 градусов, зимой тоже. Восход виден из кровати, закат из сада, между ними двадцать шагов.',
        ],
      },
      sizeM2: 68,
      maxAdults: 4,
      maxChildren: 0,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: {
        tr: 'Deniz, çatı bahçesi',
        en: 'Sea and roof garden',
        de: 'Meer und Dachgarten',
        ru: 'Море и сад на крыше',
      },
      features: [
        'air-conditioning',
        'terrace',
        'hot-tub',
        'sofa-bed',
        'bathtub',
        'rain-shower',
        'espresso',
        'kettle',
        'minibar',
        'bathrobe',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'iron',
        'parquet',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 2451,
      group: 'MAIN',
      name: { tr: 'Mehtap', en: 'Mehtap', de: 'Mehtap', ru: 'Мехтап' },
      slug: { tr: 'mehtap-restoran', en: 'mehtap-restaurant', de: 'hauptrestaurant-mehtap', ru: 'restoran-mehtap' },
      text: {
        tr: 'Ağaçların altında açık büfe; kahvaltı 11.30’a, akşam yemeği 23.00’e kadar.',
        en: 'The buffet beneath the trees: breakfast until half past eleven, dinner until eleven.',
        de: 'Das Buffet unter den Bäumen: Frühstück bis halb zwölf, Abendessen bis elf.',
        ru: 'Шведский стол под деревьями: завтрак до половины двенадцатого, ужин до одиннадцати.',
      },
      body: {
        tr: [
          'Mehtap’ta tabak ısıtma lambası yoktur; sıcak yemekler küçük tavalarda, yirmi dakikada bir yeniden pişer. Bu yüzden 22.45’te gelen de 20.30’da gelenle aynı yemeği yer. İçeride 120, ağaçların altında 150 kişilik yer vardır. Tek gelenlere bahçe tarafında on iki masa ayrılmıştır.',
        ],
        en: [
          'There are no heat lamps at Mehtap. Hot dishes are cooked in small pans and renewed every twenty minutes, so that whoever arrives at a quarter to eleven eats what was served at half past eight. There are 120 seats indoors and 150 beneath the trees; twelve garden tables are kept for guests who come alone.',
        ],
        de: [
          'Wärmelampen gibt es im Mehtap nicht. Warmes wird in kleinen Pfannen gekocht und alle zwanzig Minuten erneuert; wer um Viertel vor elf kommt, isst also dasselbe wie die Gäste um halb neun. Innen sind 120 Plätze, unter den Bäumen 150. Zwölf Gartentische bleiben Gästen vorbehalten, die allein kommen.',
        ],
        ru: [
          'Тепловых ламп в «Мехтапе» нет: горячее готовят в небольших сковородах и обновляют каждые двадцать минут, поэтому в 22:45 едят то же, что и в 20:30. Внутри 120 мест, под деревьями 150. Двенадцать столиков в саду оставлены для тех, кто пришёл один.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:30', to: '11:30' },
        { label: { tr: 'Öğle yemeği', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '13:00', to: '15:00' },
        { label: { tr: 'Akşam yemeği', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '19:30', to: '23:00' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: {
            tr: '270, 150’si bahçede',
            en: '270, of them 150 outdoors',
            de: '270, davon 150 im Freien',
            ru: '270, из них 150 в саду',
          },
        },
        {
          label: { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' },
          value: {
            tr: 'Akşam uzun pantolon',
            en: 'Long trousers in the evening',
            de: 'Abends lange Hose',
            ru: 'Вечером длинные брюки',
          },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 2452,
      group: 'ALACARTE',
      name: { tr: 'Turunç', en: 'Turunç', de: 'Turunç', ru: 'Турунч' },
      slug: {
        tr: 'turunc-ege-mutfagi',
        en: 'turunc-aegean-table',
        de: 'turunc-aegaeische-kueche',
        ru: 'turunch-egejskaya-kuhnya',
      },
      text: {
        tr: 'Ege otları, zeytinyağlılar ve günün balığı; son sipariş 23.30.',
        en: 'Aegean greens, olive-oil dishes and the day’s fish; last orders at half past eleven.',
        de: 'Ägäische Kräuter, Gemüse in Olivenöl und der Fisch des Tages; bestellt wird bis halb zwölf.',
        ru: 'Эгейские травы, овощи в оливковом масле и рыба дня; заказы до половины двенадцатого.',
      },
      body: {
        tr: [
          'Mönü tek sayfadır ve her gün öğleden sonra elle yazılır: dört soğuk, üç sıcak, iki balık, bir tatlı. Limon yerine bahçenin turuncu sıkılır. On dört masanın hepsi ağaç altındadır ve bir masa akşam boyunca yalnız bir kez verilir, hesapta da oturmada da acele edilmez.',
        ],
        en: [
          'The menu is one page, written by hand each afternoon: four cold dishes, three hot, two fish, one pudding. The fish is dressed with juice from our own bitter oranges in place of lemon. All fourteen tables stand under the trees and each is given once an evening, so nobody will need yours.',
        ],
        de: [
          'Die Karte hat eine Seite und wird jeden Nachmittag von Hand geschrieben: vier kalte Gerichte, drei warme, zwei Fische, ein Dessert. Statt Zitrone kommt der Saft unserer Bitterorangen an den Fisch. Alle vierzehn Tische stehen unter den Bäumen und werden am Abend nur einmal vergeben.',
        ],
        ru: [
          'Меню — одна страница, которую каждый день после обеда пишут от руки: четыре холодных блюда, три горячих, две рыбы, один десерт. Вместо лимона к рыбе подают сок наших померанцев. Все четырнадцать столов стоят под деревьями, и каждый отдают гостям один раз за вечер.',
        ],
      },
      hours: [{ from: '20:00', to: '00:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Masa', en: 'Tables', de: 'Tische', ru: 'Столы' },
          value: { tr: '14', en: '14', de: '14', ru: '14' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Aynı gün, 15.00’e kadar',
            en: 'Same day, by 15:00',
            de: 'Am selben Tag bis 15 Uhr',
            ru: 'В тот же день до 15:00',
          },
        },
      ],
      picture: 'meze',
    },
    {
      id: 2453,
      group: 'ALACARTE',
      name: { tr: 'Köz', en: 'Köz', de: 'Köz', ru: 'Кёз' },
      slug: { tr: 'koz-ocakbasi', en: 'koz-charcoal-grill', de: 'koez-holzkohlegrill', ru: 'kyoz-mangal' },
      text: {
        tr: 'Bakır davlumbazın etrafında 22 sandalyeli ocakbaşı.',
        en: 'A charcoal counter with twenty-two chairs around a copper hood.',
        de: 'Ein Holzkohletresen mit zweiundzwanzig Stühlen rund um eine kupferne Haube.',
        ru: 'Мангал под медным колпаком и двадцать два стула вокруг него.',
      },
      body: {
        tr: [
          'Usta ateşi akşam altıda yakar, ilk şiş sekizde çıkar. Közlenen yalnız et değildir: soğan, patlıcan, hellim ve incir de sıra bekler. Karşılıklı oturulduğu için tanışmadan kalkmak zordur; iki kişilik sakin bir akşam isteyene duvar dibindeki dört masa verilir.',
        ],
        en: [
          'The fire is lit at six and the first skewer leaves it at eight. Not everything is meat: onions, aubergines, halloumi and figs wait their turn. People sit facing one another and rarely leave as strangers; for a quiet evening for two, ask for one of the four tables by the wall.',
        ],
        de: [
          'Um sechs wird das Feuer gemacht, um acht verlässt der erste Spieß die Glut. Nicht alles ist Fleisch: Zwiebeln, Auberginen, Halloumi und Feigen kommen auch an die Reihe. Man sitzt einander gegenüber und kommt ins Gespräch; wer zu zweit bleiben möchte, nimmt einen der vier Tische an der Wand.',
        ],
        ru: [
          'Огонь разводят в шесть, первый шампур снимают в восемь. Здесь не только мясо: своей очереди ждут лук, баклажаны, халуми и инжир. Сидят друг напротив друга и редко уходят незнакомыми; для тихого вечера вдвоём есть четыре стола у стены.',
        ],
      },
      hours: [{ from: '20:00', to: '23:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: {
            tr: '22 ocak başında, 8 masada',
            en: '22 at the counter, 8 at tables',
            de: '22 am Tresen, 8 an Tischen',
            ru: '22 у мангала, 8 за столами',
          },
        },
      ],
      picture: 'grill',
    },
    {
      id: 2454,
      group: 'SNACK',
      name: { tr: 'Islık', en: 'Islık', de: 'Islık', ru: 'Ислык' },
      slug: { tr: 'islik-sahil-bufesi', en: 'islik-beach-kitchen', de: 'islik-strandkueche', ru: 'islyk-na-plyazhe' },
      text: {
        tr: 'Sahilde öğle mutfağı; sarı bayrak kalkınca sipariş şezlonga gelir.',
        en: 'The midday kitchen on the shore; raise the yellow flag and lunch comes to your lounger.',
        de: 'Die Mittagsküche am Ufer; wer das gelbe Fähnchen hebt, bekommt das Essen an die Liege.',
        ru: 'Кухня на берегу: поднимите жёлтый флажок, и обед принесут к шезлонгу.',
      },
      body: {
        tr: [
          'Karpuzlu beyaz peynir, ızgara karides dürüm, soğuk cacık ve odun fırınında lahmacun. Kızartma yapılmaz, çünkü kokusu okuyanı rahatsız eder. Ahşap sayvanın altında kırk yer vardır; geri kalanlar sarı bayrağa güvenir, sipariş ortalama dokuz dakikada gelir.',
        ],
        en: [
          'Watermelon with white cheese, grilled prawns in flatbread, cold cacık, lahmacun from a wood oven. Nothing is deep-fried, because the smell travels and people are reading. Forty can sit under the wooden canopy; the rest trust the flag, which takes nine minutes on average.',
        ],
        de: [
          'Wassermelone mit Weißkäse, gegrillte Garnelen im Fladen, kaltes Cacık, Lahmacun aus dem Holzofen. Frittiert wird nicht, der Geruch würde beim Lesen stören. Unter dem Holzdach sitzen vierzig Gäste, alle anderen verlassen sich auf das Fähnchen: neun Minuten im Schnitt.',
        ],
        ru: [
          'Арбуз с белым сыром, креветки гриль в лепёшке, холодный джаджик, лахмаджун из дровяной печи. Во фритюре ничего не жарят: запах мешает тем, кто читает. Под деревянным навесом сорок мест, остальные полагаются на флажок — в среднем девять минут.',
        ],
      },
      hours: [{ from: '11:30', to: '17:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '40, gölgede', en: '40, in shade', de: '40, im Schatten', ru: '40, в тени' },
        },
      ],
      picture: 'beach',
    },
    {
      id: 2455,
      group: 'PATISSERIE',
      name: { tr: 'Badem', en: 'Badem', de: 'Badem', ru: 'Бадем' },
      slug: { tr: 'badem-pastanesi', en: 'badem-patisserie', de: 'konditorei-badem', ru: 'konditerskaya-badem' },
      text: {
        tr: 'Bademli kurabiye, turunç reçeli ve kumda kahve.',
        en: 'Almond biscuits, bitter-orange marmalade and coffee made in hot sand.',
        de: 'Mandelgebäck, Bitterorangenmarmelade und Kaffee aus heißem Sand.',
        ru: 'Миндальное печенье, померанцевое варенье и кофе на песке.',
      },
      body: {
        tr: [
          'Her şubatta bahçeden 900 kilo turunç toplanır ve Badem’in kazanlarında reçele döner; yaz boyunca her kahvenin yanında bir kaşık gelir. Vitrin küçüktür, günde sekiz çeşit çıkar, biten yeniden yapılmaz. İkindi tabağı 16.00’da kurulur.',
        ],
        en: [
          'Each February 900 kilos of bitter oranges are picked in the garden and boiled into marmalade in Badem’s own pans; all summer a spoonful comes with every coffee. The counter is small, eight things a day, and what sells out is gone. Afternoon plates appear at four.',
        ],
        de: [
          'Jeden Februar werden im Garten 900 Kilo Bitterorangen gepflückt und im Badem zu Marmelade gekocht; den Sommer über gibt es zu jedem Kaffee einen Löffel davon. Die Theke ist klein, acht Sorten am Tag, und was weg ist, ist weg. Ab vier stehen die Nachmittagsteller bereit.',
        ],
        ru: [
          'Каждый февраль в саду собирают 900 килограммов померанцев и варят из них варенье прямо здесь; всё лето ложку подают к каждому кофе. Витрина небольшая: восемь видов в день, что закончилось, то закончилось. Полдник накрывают в четыре.',
        ],
      },
      hours: [{ from: '10:00', to: '22:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Kahve', en: 'Coffee', de: 'Kaffee', ru: 'Кофе' },
          value: {
            tr: 'Kumda, cezvede',
            en: 'In a cezve, on sand',
            de: 'Im Cezve, auf Sand',
            ru: 'В джезве, на песке',
          },
        },
      ],
      picture: 'coffee',
    },
    {
      id: 2456,
      group: 'BAR',
      name: { tr: 'Cumba Bar', en: 'Cumba Bar', de: 'Cumba Bar', ru: 'Джумба-бар' },
      slug: { tr: 'cumba-bar', en: 'cumba-garden-bar', de: 'cumba-gartenbar', ru: 'dzhumba-bar' },
      text: {
        tr: 'Bahçeye bakan ahşap çıkmada, konuşmayı bastırmayan plaklarla.',
        en: 'In a wooden bay over the garden, with records played below the level of talk.',
        de: 'Im Holzerker über dem Garten, mit Schallplatten, die leiser sind als das Gespräch.',
        ru: 'В деревянном эркере над садом; пластинки звучат тише разговора.',
      },
      body: {
        tr: [
          'Otuz sandalye, dört yüz plak, bir barmen ve iki kural: ses ölçeri 60 desibeli geçmez, buz elle kırılır. Evin kokteyli turunç kabuğu, adaçayı ve sodayla yapılır, alkolsüzü de aynı bardakta gelir. Pazar akşamları iğneyi plağa misafirler koyar.',
        ],
        en: [
          'Thirty chairs, four hundred records, one barman and two rules: the meter stays under 60 decibels and ice is cracked by hand. The house drink is bitter-orange peel, sage and soda, and comes without alcohol in the same glass. On Sundays guests choose the records.',
        ],
        de: [
          'Dreißig Stühle, vierhundert Platten, ein Barmann und zwei Regeln: Der Pegel bleibt unter 60 Dezibel, das Eis wird von Hand gebrochen. Der Drink des Hauses besteht aus Bitterorangenschale, Salbei und Soda und kommt auch ohne Alkohol im selben Glas. Sonntags legen die Gäste auf.',
        ],
        ru: [
          'Тридцать стульев, четыреста пластинок, один бармен и два правила: не громче 60 децибел, лёд колют руками. Фирменный напиток — цедра померанца, шалфей и содовая; безалкогольный подают в таком же бокале. По воскресеньям пластинки выбирают гости.',
        ],
      },
      hours: [{ from: '17:00', to: '01:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Müzik', en: 'Music', de: 'Musik', ru: 'Музыка' },
          value: {
            tr: 'Plak, 60 desibele kadar',
            en: 'Vinyl, up to 60 decibels',
            de: 'Schallplatten, bis 60 Dezibel',
            ru: 'Винил, до 60 децибел',
          },
        },
      ],
      picture: 'bar',
    },
    {
      id: 2457,
      group: 'BAR',
      name: { tr: 'Harnup Bar', en: 'Harnup Bar', de: 'Harnup Bar', ru: 'Харнуп-бар' },
      slug: { tr: 'harnup-havuz-bar', en: 'harnup-pool-bar', de: 'harnup-poolbar', ru: 'harnup-bar-u-bassejna' },
      text: {
        tr: 'Ağacın gövdesine sarılan tezgâh; yarısı suda, yarısı karada.',
        en: 'A counter wrapped around the carob’s trunk, half of it in the water.',
        de: 'Ein Tresen rund um den Stamm des Johannisbrotbaums, zur Hälfte im Wasser.',
        ru: 'Стойка вокруг ствола рожкового дерева, наполовину в воде.',
      },
      body: {
        tr: [
          'Suda dokuz taş tabure, karada on altı sandalye vardır. Ayran köpüklü, limonata şekersizdir; harnup pekmezli soğuk süt sorulmadan tattırılır. Kimse seslenmez, boş bardağı tezgâhın kenarına koymak yeter.',
        ],
        en: [
          'Nine stone stools in the water, sixteen chairs on dry land. The ayran is frothy, the lemonade unsweetened, and you will be given a taste of cold milk with carob molasses without asking. There is no need to call: an empty glass at the edge will do.',
        ],
        de: [
          'Neun Steinhocker im Wasser, sechzehn Stühle an Land. Der Ayran ist schaumig, die Limonade ungesüßt, und kalte Milch mit Johannisbrotsirup bekommt man ungefragt zum Probieren. Rufen muss niemand: Ein leeres Glas am Rand genügt.',
        ],
        ru: [
          'Девять каменных табуретов в воде, шестнадцать стульев на суше. Айран с пеной, лимонад без сахара, а холодное молоко с сиропом рожкового дерева дадут попробовать без просьбы. Звать никого не нужно: достаточно поставить пустой стакан на край.',
        ],
      },
      hours: [{ from: '10:00', to: '19:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: {
            tr: '9 suda, 16 karada',
            en: '9 in the water, 16 on land',
            de: '9 im Wasser, 16 an Land',
            ru: '9 в воде, 16 на суше',
          },
        },
      ],
      picture: 'pool',
    },
  ],
  spa: {
    intro: {
      tr: [
        'Spa, batı kanadının altında, 900 m²’lik sessiz bir kattır. Eski su sarnıcı bugün dinlenme odasıdır; taş tonozu yazın 24 derecede kalır. Kapıda telefonlar bez keselere konur, içeride saat yoktur, vakti görevli söyler.',
      ],
      en: [
        'The spa is a silent floor of 900 square metres beneath the west wing. An old cistern now serves as the resting room; its stone vault stays at 24 degrees all summer. Telephones go into cloth bags at the door, there are no clocks, and someone will tell you when it is time.',
      ],
      de: [
        'Das Spa ist ein stilles Geschoss von 900 Quadratmetern unter dem Westflügel. Eine alte Zisterne dient heute als Ruheraum, ihr Steingewölbe hat den ganzen Sommer 24 Grad. Telefone kommen an der Tür in Stoffbeutel, Uhren gibt es nicht; man sagt Ihnen, wann es so weit ist.',
      ],
      ru: [
        'Спа — тихий этаж площадью 900 м² под западным крылом. Старая цистерна служит комнатой отдыха, под её каменным сводом всё лето 24 градуса. Телефоны у входа убирают в тканевые мешочки, часов внутри нет: о времени вам напомнят.',
      ],
    },
    hours: [{ from: '10:00', to: '22:00' }],
    treatments: [
      {
        id: 24001,
        title: {
          tr: 'Turunç çiçeği masajı',
          en: 'Orange-blossom massage',
          de: 'Orangenblütenmassage',
          ru: 'Массаж с цветами померанца',
        },
        text: {
          tr: 'Nisanda bahçeden toplanan çiçeğin yağıyla, yavaş tempoda.',
          en: 'Slow, with oil from the blossom picked here in April.',
          de: 'In ruhigem Takt, mit Öl aus den Blüten vom April.',
          ru: 'В спокойном темпе, с маслом апрельских цветов из сада.',
        },
        minutes: 60,
      },
      {
        id: 24002,
        title: { tr: 'Sessiz hamam', en: 'Silent hammam', de: 'Stilles Hamam', ru: 'Хамам в тишине' },
        text: {
          tr: 'Göbek taşında kese ve köpük, tek kelime edilmeden.',
          en: 'Scrub and foam on warm marble without a word spoken.',
          de: 'Peeling und Schaum auf warmem Marmor, ohne ein Wort.',
          ru: 'Пилинг и пена на тёплом мраморе, без единого слова.',
        },
        minutes: 45,
      },
      {
        id: 24003,
        title: { tr: 'Okur boynu', en: 'The reader’s neck', de: 'Lesernacken', ru: 'Шея читателя' },
        text: {
          tr: 'Boyun, omuz ve el bileği; kalın kitaplardan sonra.',
          en: 'Neck, shoulders and wrists, after the thick books.',
          de: 'Nacken, Schultern, Handgelenke, nach den dicken Büchern.',
          ru: 'Шея, плечи и запястья — после толстых книг.',
        },
        minutes: 30,
      },
      {
        id: 24004,
        title: { tr: 'Çift odası', en: 'Side by side', de: 'Seite an Seite', ru: 'Вдвоём' },
        text: {
          tr: 'İki kişi, iki terapist, ardından özel buhar odası.',
          en: 'Two guests, two therapists, then a steam room of your own.',
          de: 'Zwei Gäste, zwei Therapeuten, danach ein eigenes Dampfbad.',
          ru: 'Два гостя, два мастера, затем собственная парная.',
        },
        minutes: 80,
      },
      {
        id: 24005,
        title: {
          tr: 'Adaçayı buharı ve yüz',
          en: 'Sage steam and face',
          de: 'Salbeidampf und Gesicht',
          ru: 'Шалфейный пар и лицо',
        },
        text: {
          tr: 'Toros adaçayı buharı, ardından kil ve soğuk taş.',
          en: 'Steam with Taurus sage, then clay and cold stone.',
          de: 'Dampf mit Taurussalbei, dann Tonerde und kalter Stein.',
          ru: 'Пар с таврским шалфеем, затем глина и холодный камень.',
        },
        minutes: 50,
      },
      {
        id: 24006,
        title: {
          tr: 'Güneş sonrası bakım',
          en: 'After too much sun',
          de: 'Nach zu viel Sonne',
          ru: 'После лишнего солнца',
        },
        text: {
          tr: 'Aloe, yoğurt ve ılık havlu; gölge haritasına bakmayanlara.',
          en: 'Aloe, yoghurt and cool towels for those who ignored the map.',
          de: 'Aloe, Joghurt, kühle Tücher für alle, die die Karte übersahen.',
          ru: 'Алоэ, йогурт и прохладные полотенца — кто не смотрел на карту.',
        },
        minutes: 40,
      },
    ],
    facilities: [
      {
        title: {
          tr: 'Sarnıç dinlenme odası',
          en: 'Cistern resting room',
          de: 'Ruheraum in der Zisterne',
          ru: 'Комната отдыха в цистерне',
        },
        text: {
          tr: 'Taş tonoz altında 14 uzanma yeri, ıhlamur çayı.',
          en: 'Fourteen daybeds beneath a stone vault, linden tea.',
          de: 'Vierzehn Liegen unter dem Steingewölbe, Lindenblütentee.',
          ru: 'Четырнадцать лежаков под каменным сводом, липовый чай.',
        },
      },
      {
        title: { tr: 'Kapalı havuz', en: 'Indoor pool', de: 'Hallenbad', ru: 'Крытый бассейн' },
        text: {
          tr: '118 m², 29 derece, sekiz kişiden fazlası alınmaz.',
          en: '118 square metres, 29 degrees, never more than eight people.',
          de: '118 Quadratmeter, 29 Grad, nie mehr als acht Personen.',
          ru: '118 м², 29 градусов, не больше восьми человек.',
        },
      },
      {
        title: {
          tr: 'Sauna ve buz çeşmesi',
          en: 'Sauna and ice fountain',
          de: 'Sauna und Eisbrunnen',
          ru: 'Сауна и ледяной фонтан',
        },
        text: {
          tr: '85 derecelik sedir sauna, kapısının karşısında kırık buz.',
          en: 'A cedar sauna at 85 degrees with crushed ice across the hall.',
          de: 'Zedernsauna mit 85 Grad, gegenüber gestoßenes Eis.',
          ru: 'Кедровая сауна, 85 градусов; напротив колотый лёд.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Aura’da kongre yapılmaz; yönetim kurulları, yayınevleri ve mimarlık ofisleri gelir. İki salon da gün ışığı alır ve bahçeye açılır, kahve molası ağaçların altında verilir.',
      ],
      en: [
        'Congresses go elsewhere. Boards, publishers and architects come here: both rooms have daylight and open to the garden, and coffee is taken beneath the trees.',
      ],
      de: [
        'Kongresse finden anderswo statt. Hierher kommen Vorstände, Verlage und Architekturbüros: Beide Räume haben Tageslicht und öffnen sich zum Garten, den Kaffee gibt es unter den Bäumen.',
      ],
      ru: [
        'Конгрессы проводят в других местах. Сюда приезжают советы директоров, издательства и архитекторы: в обоих залах дневной свет и выход в сад, а кофе пьют под деревьями.',
      ],
    },
    halls: [
      { name: 'Turunç', areaM2: 92, heightM: 3.4, theatre: 80, classroom: 44, banquet: 60 },
      { name: 'Panjur', areaM2: 46, heightM: 3.1, theatre: 34, classroom: 20, banquet: 24 },
    ],
  },
  shopping: {
    tr: [
      'Lobide tek dükkân vardır: kitap, hasır şapka, turunç reçeli ve gözlüğünü unutanlar için okuma gözlüğü. Kemer çarşısı sahilden 900 metredir, akşam on bire kadar açıktır; her gece 21.00’de bir servis gider, 23.00’te döner.',
    ],
    en: [
      'There is one shop in the lobby: books, straw hats, our marmalade, and reading glasses for those who left theirs at home. The bazaar of Kemer is 900 metres along the shore and open until eleven; a shuttle leaves at nine each evening and returns at eleven.',
    ],
    de: [
      'In der Lobby gibt es einen Laden: Bücher, Strohhüte, unsere Marmelade und Lesebrillen für alle, die ihre vergessen haben. Die Ladenstraßen von Kemer liegen 900 Meter weiter am Ufer und sind bis elf geöffnet; um neun fährt ein Bus hin, um elf zurück.',
    ],
    ru: [
      'В лобби один магазин: книги, соломенные шляпы, наше варенье и очки для чтения для тех, кто забыл свои дома. Торговые улицы Кемера в 900 метрах по берегу и открыты до одиннадцати; автобус уходит в девять вечера и возвращается в одиннадцать.',
    ],
  },
  philosophy: {
    tr: [
      'Dinlenmek bir program değildir. Bu yüzden Aura’da etkinlik panosu yoktur; onun yerine gölge haritası, iyi lambalar ve geç kapanan bir mutfak vardır. Konfor, kimsenin sizden bir şey istememesiyle başlar.',
      'Eski olanı elde tutmaya çalışırız: ağaçları, sarnıcı, panjurları ve otelin ilk gününden beri çalışan on dört kişiyi. Yeni bir şey eklemeden önce neyi çıkarabileceğimize bakarız. 2022’de ilk çıkardığımız, bahçedeki hoparlörler oldu.',
    ],
    en: [
      'Rest is not a programme. Aura therefore has no activities board; it has a shade map, good lamps and a kitchen that closes late. Comfort begins where nobody wants anything from you.',
      'We try to keep what is old: the trees, the cistern, the louvres, and fourteen people who have worked here since the first day. Before adding anything we ask what could be taken away. In 2022 the first to go were the loudspeakers in the garden.',
    ],
    de: [
      'Erholung ist kein Programm. Deshalb hat das Aura keine Tafel mit Aktivitäten, sondern eine Schattenkarte, gute Lampen und eine Küche, die spät schließt. Behaglich wird es dort, wo niemand etwas von einem will.',
      'Wir versuchen, das Alte zu behalten: die Bäume, die Zisterne, die Läden und vierzehn Kollegen, die seit dem ersten Tag hier sind. Bevor etwas dazukommt, fragen wir, was weg kann. 2022 gingen als Erstes die Lautsprecher im Garten.',
    ],
    ru: [
      'Отдых — это не программа. Поэтому в Aura нет доски мероприятий, зато есть карта тени, хорошие лампы и кухня, которая закрывается поздно. Уют начинается там, где от вас никто ничего не хочет.',
      'Мы стараемся сохранять старое: деревья, цистерну, жалюзи и четырнадцать сотрудников, которые работают здесь с первого дня. Прежде чем что-то добавить, думаем, что можно убрать. В 2022 году первыми убрали динамики из сада.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-key', year: 2025 },
    { code: 'sustainable-tourism', year: 2025 },
    { code: 'iso-22000', year: 2024 },
    { code: 'zero-waste', year: 2023 },
  ],
  stories: [
    {
      title: { tr: 'Gölgede', en: 'In the shade', de: 'Im Schatten', ru: 'В тени' },
      pictures: ['garden', 'pool', 'courtyard', 'coffee', 'room'],
    },
    {
      title: { tr: 'Akşam ondan sonra', en: 'After ten', de: 'Nach zehn', ru: 'После десяти' },
      pictures: ['restaurant', 'meze', 'bar', 'terrace'],
    },
  ],
  faq: [
    {
      question: {
        tr: '16 yaşındaki çocuğumuzla gelebilir miyiz?',
        en: 'May we bring our sixteen-year-old?',
        de: 'Dürfen wir mit unserer sechzehnjährigen Tochter kommen?',
        ru: 'Можно ли приехать с шестнадцатилетним сыном?',
      },
      answer: {
        tr: 'Evet. Giriş gününde 16 yaşını doldurmuş olması gerekir; girişte kimlik sorulur.',
        en: 'Yes, provided the sixteenth birthday falls on or before the day of arrival. Identity cards are checked.',
        de: 'Ja, wenn sie am Anreisetag das 16. Lebensjahr vollendet hat. Beim Einchecken wird der Ausweis geprüft.',
        ru: 'Да, если к дню заезда ему уже исполнилось 16 лет. При заселении проверяют документ.',
      },
    },
    {
      question: {
        tr: 'Gece geç gelirsek yemek bulur muyuz?',
        en: 'Is there food if we arrive late?',
        de: 'Bekommen wir bei später Ankunft noch etwas zu essen?',
        ru: 'Накормят ли, если мы приедем поздно?',
      },
      answer: {
        tr: 'Mehtap 23.00’te kapanır; sonrasında sabaha kadar lobide mercimek çorbası, peynir ve ekmek bulunur.',
        en: 'Mehtap closes at eleven. After that there are lentil soup, cheese and bread in the lobby until morning.',
        de: 'Das Mehtap schließt um elf. Danach stehen bis zum Morgen Linsensuppe, Käse und Brot in der Lobby.',
        ru: '«Мехтап» закрывается в одиннадцать. После этого в лобби до утра есть чечевичный суп, сыр и хлеб.',
      },
    },
    {
      question: {
        tr: 'Otelde gerçekten müzik yok mu?',
        en: 'Is there really no music?',
        de: 'Gibt es wirklich keine Musik?',
        ru: 'Музыки действительно нет?',
      },
      answer: {
        tr: 'Gündüz açık alanda yok. Akşam Cumba Bar’da plak çalar, salı günleri bahçede bir kanun ile bir klarnet dinlenir.',
        en: 'Not outdoors by day. Records play at Cumba Bar in the evening, and on Tuesdays a kanun and a clarinet in the garden.',
        de: 'Tagsüber im Freien nicht. Abends laufen in der Cumba Bar Platten, dienstags spielen im Garten Kanun und Klarinette.',
        ru: 'Днём на улице её нет. Вечером в «Джумба-баре» играют пластинки, по вторникам в саду звучат канун и кларнет.',
      },
    },
    {
      question: {
        tr: 'Kahvaltıyı odada yapabilir miyiz?',
        en: 'Can we have breakfast in our room?',
        de: 'Können wir auf dem Zimmer frühstücken?',
        ru: 'Можно ли завтракать в номере?',
      },
      answer: {
        tr: 'Köşe odalarda ve süitlerde her gün, diğer odalarda bir gece önce haber verirseniz. Tepsi 11.00’e kadar gelir.',
        en: 'In corner rooms and suites on any day, in the others if you tell us the evening before. Trays come until eleven.',
        de: 'In Eckzimmern und Suiten jeden Tag, sonst mit Bescheid am Vorabend. Das Tablett kommt bis elf Uhr.',
        ru: 'В угловых номерах и сьютах — каждый день, в остальных — если предупредить накануне. Подносы приносят до одиннадцати.',
      },
    },
  ],
  gaps: { pages: ['kids', 'aquapark'] },
}
