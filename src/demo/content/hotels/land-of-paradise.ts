import type { HotelContent, Text } from '../types.ts'

const SEATS: Text = { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' }
const BOOKING: Text = { tr: 'Masa ayırtma', en: 'Reserving', de: 'Tisch reservieren', ru: 'Запись' }
const SUITS: Text = { tr: 'Kime uygun', en: 'Suits', de: 'Passt für', ru: 'Кому подойдёт' }
const digits = (value: number): Text => ({ tr: `${value}`, en: `${value}`, de: `${value}`, ru: `${value}` })
const FREE_SEATING: Text = {
  tr: 'Yok, boş masaya oturulur',
  en: 'None, take any table',
  de: 'Keine, freie Platzwahl',
  ru: 'Нет, садитесь где свободно',
}
const ON_THE_SCREEN: Text = {
  tr: 'Lobi ekranından, iki gün önce',
  en: 'On the lobby screen, two days ahead',
  de: 'Am Bildschirm in der Lobby, zwei Tage vorher',
  ru: 'На экране в лобби, за два дня',
}

export const landOfParadise: HotelContent = {
  key: 'land-of-paradise',
  id: 34,
  slug: 'crystal-land-of-paradise',
  name: 'Crystal Land of Paradise',
  region: 'ALANYA',
  stars: 5,
  opened: 1998,
  renovated: 2021,
  roomsTotal: 546,
  latitude: 36.6312,
  longitude: 31.7548,
  address: 'Avsallar Mahallesi, İncekum Caddesi No: 27, 07410 Alanya, Antalya',
  phone: '+90 242 555 01 34',
  email: 'land-of-paradise@crystalhotels.example',
  whatsapp: '905325550134',
  locality: { tr: 'Alanya, İncekum', en: 'İncekum, Alanya', de: 'İncekum bei Alanya', ru: 'Инджекум, Алания' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Антальи (AYT)',
    },
    km: 99,
    minutes: 90,
  },
  centre: {
    name: { tr: 'Alanya Kalesi', en: 'Alanya Castle', de: 'Burg von Alanya', ru: 'Аланийская крепость' },
    km: 24,
  },
  beach: { lengthM: 430, walkM: 60, ground: 'sand', blueFlag: true },

  slogan: {
    tr: 'Altmış metre kum, dokuz teras',
    en: 'Sixty metres of sand, nine terraces',
    de: 'Sechzig Meter Sand, neun Terrassen',
    ru: 'Шестьдесят метров песка, девять террас',
  },
  sloganText: {
    tr: 'Muz bahçelerinin önünde 546 oda; misafirlerin yarısından çoğu daha önce de gelmişti.',
    en: '546 rooms in front of the banana groves, and more than half of the guests have been here before.',
    de: '546 Zimmer vor den Bananengärten, und mehr als die Hälfte der Gäste war schon einmal da.',
    ru: '546 номеров перед банановыми садами; больше половины гостей здесь не впервые.',
  },
  promise: {
    tr: 'Dede, torun ve aradakiler için: herkesin gününü ayrı, akşam yemeğini birlikte geçirdiği aileler.',
    en: 'For grandparents, grandchildren and those in between, who spend the day apart and dinner together.',
    de: 'Für Großeltern, Enkel und alle dazwischen, die den Tag getrennt und das Abendessen gemeinsam verbringen.',
    ru: 'Для бабушек, внуков и всех, кто между ними: день порознь, ужин вместе.',
  },
  about: {
    tr: [
      'İncekum, adını hak eden bir yerdir: kum burada un kadar incedir ve kıyı altmış metre genişliğindedir. Otel, Alanya’nın yirmi dört kilometre batısında, arkasındaki muz bahçelerinin basamaklarını sürdürür gibi dokuz terasla denize iner. Böylece 546 odanın 410’u denizi görür, hiçbiri diğerinin çamaşırını görmez.',
      '1998’de açıldı ve o günden kalan iyi şeyleri korudu: geniş koridorlar, gölgeli bir bando kameriyesi, 74 tür ağaç ve çalının bulunduğu sekiz hektar bahçe. 2021’de odalar, mutfaklar ve su kaydırakları yenilendi. Lobideki duvarda yirmi yazdan fazla gelen 312 misafirin adı pirinç plakalarda yazılıdır.',
      'Sabah havlusunu seren ilk kişi genellikle bir büyükbabadır; torun onda su parkına gider, anne saat birde bahçede kitabıyla kaybolur. Saat yedide herkes terasta yeniden buluşur. Cuma akşamları bando çalar, bahçe lambalarının altında dans edilir. On birden sonra sahne susar, yalnız kumsaldaki salıncakların gıcırtısı kalır.',
    ],
    en: [
      'İncekum means fine sand, and the place keeps its word: the sand is like flour, and the beach sixty metres deep. The hotel lies twenty-four kilometres west of Alanya. Its nine terraces carry on the steps of the banana groves behind, so that 410 of the 546 rooms see the sea and none sees another’s washing.',
      'It opened in 1998 and has kept the good things of that year: wide corridors, a bandstand in the shade, and eight hectares of garden with seventy-four kinds of trees and shrubs. Rooms, kitchens and slides were renewed in 2021. On a wall in the lobby the names of 312 guests who have come for more than twenty summers are set in brass.',
      'The first towel of the morning is usually laid out by a grandfather. At ten the grandchild goes to the slides; at one the mother disappears into the garden with a book; at seven everyone meets again on the terrace. On Fridays the band plays and people dance under the garden lamps. After eleven the stage is quiet, and only the swings on the beach creak.',
    ],
    de: [
      'İncekum heißt feiner Sand, und der Ort hält Wort: fein wie Mehl ist er, und der Strand sechzig Meter tief. Das Hotel liegt vierundzwanzig Kilometer westlich von Alanya. Seine neun Terrassen setzen die Stufen der Bananengärten dahinter fort; 410 der 546 Zimmer sehen deshalb das Meer und keines die Wäsche des anderen.',
      'Eröffnet wurde 1998, und das Gute aus jenem Jahr ist geblieben: breite Flure, ein Musikpavillon im Schatten, acht Hektar Garten mit vierundsiebzig Arten von Bäumen und Sträuchern. 2021 wurden Zimmer, Küchen und Rutschen erneuert. An einer Wand der Lobby stehen auf Messing die Namen von 312 Gästen, die seit mehr als zwanzig Sommern kommen.',
      'Das erste Handtuch am Morgen legt meist ein Großvater aus. Um zehn geht das Enkelkind zu den Rutschen, um eins verschwindet die Mutter mit einem Buch im Garten, um sieben treffen sich alle auf der Terrasse. Freitags spielt die Kapelle, getanzt wird unter den Gartenlampen. Nach elf ist die Bühne still, dann quietschen nur noch die Schaukeln am Strand.',
    ],
    ru: [
      'Инджекум значит «мелкий песок», и название не обманывает: он как мука, а пляж шириной шестьдесят метров. Отель стоит в двадцати четырёх километрах к западу от Алании. Девять его террас продолжают ступени банановых садов за домом, поэтому 410 номеров из 546 видят море и ни один — чужое бельё.',
      'Открылся он в 1998 году и сберёг лучшее из того времени: широкие коридоры, оркестровую беседку в тени и восемь гектаров сада, где семьдесят четыре вида деревьев и кустов. В 2021 году обновили номера, кухни и горки. На стене в лобби — латунные таблички с именами 312 гостей, которые приезжают больше двадцати лет подряд.',
      'Первое полотенце утром обычно стелет чей-то дедушка. В десять внук уходит на горки, в час мама исчезает в саду с книгой, в семь все снова собираются на террасе. По пятницам играет оркестр, и под садовыми фонарями танцуют. После одиннадцати сцена молчит, слышен лишь скрип качелей на пляже.',
    ],
  },
  highlights: [
    {
      title: {
        tr: 'Altmış metre genişlikte kum',
        en: 'Sand sixty metres deep',
        de: 'Sechzig Meter tiefer Sand',
        ru: 'Шестьдесят метров песка',
      },
      text: {
        tr: '430 metre boyunca; deniz yirmi beş metre boyunca çocuğun dizini geçmez.',
        en: 'And 430 metres long. For twenty-five metres the sea stays below a child’s knees.',
        de: 'Und 430 Meter lang. Fünfundzwanzig Meter weit reicht das Wasser Kindern nicht bis ans Knie.',
        ru: 'И 430 в длину. Двадцать пять метров море ребёнку ниже колена.',
      },
      picture: 'beach',
    },
    {
      title: {
        tr: 'Kendi muz bahçemiz',
        en: 'Our own banana grove',
        de: 'Eigener Bananengarten',
        ru: 'Свой банановый сад',
      },
      text: {
        tr: '1.200 kök Alanya muzu; ekimde hasada çocuklar da katılır.',
        en: '1,200 plants of the small Alanya banana; children join the harvest in October.',
        de: '1.200 Stauden der kleinen Alanya-Banane; im Oktober ernten Kinder mit.',
        ru: '1200 кустов маленького аланийского банана; в октябре урожай собирают и дети.',
      },
      picture: 'garden',
    },
    {
      title: {
        tr: 'Dokuz kaydıraklı su parkı',
        en: 'A water park with nine slides',
        de: 'Wasserpark mit neun Rutschen',
        ru: 'Аквапарк на девять горок',
      },
      text: {
        tr: 'En uzunu 142 metre, en yavaşı dört yaşında bir çocuğun tek başına ineceği kadar.',
        en: 'The longest runs 142 metres; the slowest is right for a four-year-old alone.',
        de: 'Die längste misst 142 Meter, die langsamste schafft ein Vierjähriger allein.',
        ru: 'Самая длинная — 142 метра, с самой медленной четырёхлетний съедет сам.',
      },
      picture: 'aquapark',
    },
    {
      title: { tr: 'Cuma bandosu', en: 'The Friday band', de: 'Die Freitagskapelle', ru: 'Пятничный оркестр' },
      text: {
        tr: 'Alanya’dan on bir müzisyen, 1998’den beri aynı kameriyede; şef üçüncü kuşak.',
        en: 'Eleven musicians from Alanya, in the same pavilion since 1998, under a third conductor.',
        de: 'Elf Musiker aus Alanya, seit 1998 im selben Pavillon, inzwischen unter dem dritten Dirigenten.',
        ru: 'Одиннадцать музыкантов из Алании, с 1998 года в одной беседке, дирижёр уже третий.',
      },
      picture: 'event',
    },
  ],
  day: [
    {
      title: { tr: 'Boş kumsal', en: 'The empty beach', de: 'Der leere Strand', ru: 'Пустой пляж' },
      from: '06:30',
      to: '08:30',
      text: {
        tr: 'Kum tırmıkla taranır, kıyıda yürüyenler selamlaşır. Bir termos çay büfede.',
        en: 'The sand is raked, walkers greet each other, and a flask of tea stands at the kiosk.',
        de: 'Der Sand wird geharkt, Spaziergänger grüßen sich, am Kiosk steht Tee bereit.',
        ru: 'Песок разравнивают граблями, гуляющие здороваются, в киоске ждёт термос чая.',
      },
    },
    {
      title: {
        tr: 'Terasta kahvaltı',
        en: 'Breakfast on the terrace',
        de: 'Frühstück auf der Terrasse',
        ru: 'Завтрак на террасе',
      },
      from: '07:00',
      to: '10:30',
      text: {
        tr: 'Muz reçeli, katmer, on iki kişilik masalar. Büyük aileye iki masa birleştirilir.',
        en: 'Banana jam, katmer pastry, tables for twelve. Two are joined for larger families.',
        de: 'Bananenkonfitüre, Katmer, Tische für zwölf. Für große Familien rücken wir zwei zusammen.',
        ru: 'Банановое варенье, катмер, столы на двенадцать. Большим семьям сдвигают два.',
      },
    },
    {
      title: { tr: 'Herkes kendi yoluna', en: 'Everyone their own way', de: 'Jeder für sich', ru: 'Кто куда' },
      from: '10:00',
      to: '17:00',
      text: {
        tr: 'Kaydırak, okçuluk, briç, gölge. Buluşma yeri: üçüncü terastaki saat.',
        en: 'Slides, archery, bridge, shade. Meeting point: the clock on the third terrace.',
        de: 'Rutschen, Bogenschießen, Bridge, Schatten. Treffpunkt: die Uhr auf der dritten Terrasse.',
        ru: 'Горки, лук, бридж, тень. Место встречи — часы на третьей террасе.',
      },
    },
    {
      title: { tr: 'Büyük sofra', en: 'The long table', de: 'Die lange Tafel', ru: 'Большой стол' },
      from: '18:30',
      to: '21:00',
      text: {
        tr: 'Torun tabağını kendi alır, dede tuzunu ister. Gün batımı tam karşıda.',
        en: 'Grandchildren fetch their own plates, grandfathers ask for the salt. The sunset is straight ahead.',
        de: 'Die Enkel holen sich selbst, der Großvater bittet ums Salz. Der Sonnenuntergang liegt gegenüber.',
        ru: 'Внуки сами ходят за едой, дедушка просит соль. Закат прямо напротив.',
      },
    },
    {
      title: { tr: 'Kameriyede müzik', en: 'Music in the pavilion', de: 'Musik im Pavillon', ru: 'Музыка в беседке' },
      from: '21:00',
      to: '23:00',
      text: {
        tr: 'Önce çocuk diskosu, sonra vals. On birde ışıklar bir ton iner.',
        en: 'Children’s disco first, waltzes after. At eleven the lamps go down a shade.',
        de: 'Erst Kinderdisco, dann Walzer. Um elf werden die Lampen eine Stufe dunkler.',
        ru: 'Сначала детская дискотека, потом вальс. В одиннадцать фонари светят на тон тише.',
      },
    },
  ],
  beachText: {
    tr: [
      'Kumsal 430 metre uzunluğunda ve 60 metre derinliğindedir; bu yüzden 900 şezlongun arasında top oynanacak yer kalır. Doğu ucu çocukların kova kürek köşesidir, batı ucunda müzik yoktur. Ortada iskele yerine yalnız bir ahşap platform var, çünkü kum varken üstüne tahta çakmak istemedik.',
      'Deniz yavaş derinleşir: yirmi beş metre diz, kırk metre bel. Dört cankurtaran kulesinde 08.00–19.00 arası nöbet tutulur. Kuma paletli bir yol döşelidir ve iki deniz tekerlekli sandalyesi ödünç verilir. Bazı yazlar caretta caretta yuvası olur; yer ipe alınır, akşam lambaları kısılır.',
    ],
    en: [
      'The beach is 430 metres long and 60 deep, so there is room for a ball game among its 900 loungers. The eastern end belongs to buckets and spades; at the western end there is no music. Instead of a pier there is one wooden platform, since it seemed a pity to nail boards over sand like this.',
      'The sea deepens slowly: knee-high after twenty-five metres, waist-high after forty. Four lifeguard towers are manned from 8.00 to 19.00. A firm path crosses the sand and two beach wheelchairs are lent free of charge. In some summers loggerhead turtles nest here; then the place is roped off and the lamps are dimmed.',
    ],
    de: [
      'Der Strand ist 430 Meter lang und 60 tief, zwischen 900 Liegen bleibt also Platz zum Ballspielen. Das östliche Ende gehört Eimern und Schaufeln, am westlichen gibt es keine Musik. Statt eines Stegs steht hier nur eine Holzplattform: Auf solchen Sand wollten wir keine Bretter nageln.',
      'Das Meer wird langsam tiefer: nach fünfundzwanzig Metern knie-, nach vierzig hüfthoch. Vier Rettungstürme sind von 8 bis 19 Uhr besetzt. Ein fester Weg führt durch den Sand, zwei Strandrollstühle leihen wir kostenlos. In manchen Sommern nisten hier Karettschildkröten; dann wird abgesperrt und das Licht gedimmt.',
    ],
    ru: [
      'Пляж 430 метров в длину и 60 в ширину: среди 900 шезлонгов хватает места для игры в мяч. Восточный край отдан ведёркам и лопаткам, на западном нет музыки. Вместо пирса — одна деревянная площадка: жаль было забивать доски в такой песок.',
      'Дно уходит полого: через двадцать пять метров по колено, через сорок — по пояс. С 8 до 19 дежурят на четырёх спасательных вышках. По песку проложена твёрдая дорожка, два пляжных кресла-коляски выдают бесплатно. В иные годы здесь откладывают яйца черепахи каретта: тогда место огораживают и приглушают фонари.',
    ],
  },
  pools: [
    {
      name: {
        tr: 'Büyük Teras Havuzu',
        en: 'Great Terrace Pool',
        de: 'Großer Terrassenpool',
        ru: 'Большой бассейн на террасе',
      },
      areaM2: 1450,
      depthM: 1.5,
      heated: false,
      from: '08:00',
      to: '19:00',
      text: {
        tr: 'Üç kotta, iki alçak şelaleyle; orta kotta su aerobiği 11.00’de.',
        en: 'On three levels with two low cascades; water aerobics in the middle at eleven.',
        de: 'Auf drei Ebenen mit zwei kleinen Kaskaden; Wassergymnastik in der Mitte um elf.',
        ru: 'На трёх уровнях, с двумя низкими каскадами; на среднем в одиннадцать аквааэробика.',
      },
    },
    {
      name: { tr: 'Bahçe Havuzu', en: 'Garden Pool', de: 'Gartenpool', ru: 'Бассейн в саду' },
      areaM2: 480,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '20:00',
      text: {
        tr: 'Hurmaların altında, müziksiz; nisan ve kasımda 27 dereceye ısıtılır.',
        en: 'Under the date palms, without music; heated to 27 degrees in April and November.',
        de: 'Unter Dattelpalmen, ohne Musik; im April und November auf 27 Grad geheizt.',
        ru: 'Под финиковыми пальмами, без музыки; в апреле и ноябре подогрев до 27 градусов.',
      },
    },
    {
      name: { tr: 'Muz Havuzu', en: 'Banana Pool', de: 'Bananenbecken', ru: 'Бассейн «Банан»' },
      areaM2: 210,
      depthM: 0.45,
      heated: true,
      from: '09:00',
      to: '18:00',
      text: {
        tr: 'Kavisli çocuk havuzu; ortasında fil hortumlu bir fıskiye, üstünde tente.',
        en: 'The curved children’s pool, with an elephant fountain and an awning.',
        de: 'Das geschwungene Kinderbecken mit Elefantenfontäne und Sonnensegel.',
        ru: 'Изогнутый детский бассейн с фонтаном-слоном и тентом.',
      },
    },
    {
      name: { tr: 'Kapalı Havuz', en: 'Indoor Pool', de: 'Hallenbad', ru: 'Крытый бассейн' },
      areaM2: 180,
      depthM: 1.35,
      heated: true,
      from: '08:00',
      to: '20:00',
      text: {
        tr: 'Spanın içinde, bahçeye bakan camlı salonda; 29 derece.',
        en: 'In the spa, behind glass towards the garden; 29 degrees.',
        de: 'Im Spa, mit Glasfront zum Garten; 29 Grad.',
        ru: 'В спа, со стеклянной стеной в сад; 29 градусов.',
      },
    },
  ],
  rooms: [
    {
      id: 3401,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 30,
      maxAdults: 3,
      maxChildren: 1,
      name: { tr: 'Bahçe odası', en: 'Garden room', de: 'Gartenzimmer', ru: 'Номер с видом на сад' },
      slug: { tr: 'bahce-odasi', en: 'garden-room', de: 'gartenzimmer', ru: 'nomer-s-vidom-na-sad' },
      text: {
        tr: 'Hurma ve begonvillere bakan balkonlu, sabahları serin oda.',
        en: 'Balcony towards palms and bougainvillea, cool in the morning.',
        de: 'Balkon zu Palmen und Bougainvilleen, morgens kühl.',
        ru: 'Балкон к пальмам и бугенвиллеям, по утрам прохладно.',
      },
      body: {
        tr: [
          'Bahçe tarafındaki 136 odadan biridir; en çok erken yatanlar ve kuş dinleyenler ister. Balkonda bülbülden çok arapbülbülü duyulur, başucunda ikisini ayırmaya yarayan bir kart bulunur.',
          'Geniş yatağın yanında üçüncü bir yatak ya da beşik için gerçek yer var, dolap kapağı çarpmaz. 2021’de duşlar büyüdü; içlerinde ikinci bir alçak askı, çocuk havlusu içindir.',
        ],
        en: [
          'One of 136 on the garden side, asked for by early sleepers and by people who listen to birds. On the balcony the bulbul is heard more often than the nightingale; a card by the bed explains the difference.',
          'There is real space for a third bed or a cot, and the wardrobe door will not hit it. The showers grew in 2021. Inside is a second, lower hook, for a child’s towel.',
        ],
        de: [
          'Eines von 136 auf der Gartenseite, gewünscht von Frühschläfern und Vogelfreunden. Auf dem Balkon hört man öfter den Bülbül als die Nachtigall; eine Karte am Bett erklärt den Unterschied.',
          'Für ein drittes Bett oder ein Babybett ist wirklich Platz, die Schranktür stößt nicht an. 2021 wurden die Duschen größer. Darin hängt ein zweiter, niedriger Haken für das Kinderhandtuch.',
        ],
        ru: [
          'Один из 136 номеров на стороне сада: их просят те, кто рано ложится, и те, кто слушает птиц. С балкона чаще слышен бюльбюль, чем соловей; карточка у кровати объясняет, в чём разница.',
          'Для третьей кровати или кроватки есть настоящее место, дверца шкафа её не задевает. В 2021 году душевые стали просторнее, и там появился второй крючок, пониже, — для детского полотенца.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik, bir tek yatak',
        en: 'One double and one single bed',
        de: 'Ein Doppelbett, ein Einzelbett',
        ru: 'Двуспальная и односпальная кровати',
      },
      view: { tr: 'Bahçe', en: 'Garden', de: 'Garten', ru: 'Сад' },
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
        'carpet-free',
        'baby-cot',
        'step-free',
      ],
    },
    {
      id: 3402,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 32,
      maxAdults: 3,
      maxChildren: 1,
      name: {
        tr: 'Teras oda, deniz manzaralı',
        en: 'Terrace room with sea view',
        de: 'Terrassenzimmer mit Meerblick',
        ru: 'Номер с террасой и видом на море',
      },
      slug: {
        tr: 'teras-oda-deniz-manzarali',
        en: 'terrace-room-sea-view',
        de: 'terrassenzimmer-meerblick',
        ru: 'nomer-s-terrasoy-i-vidom-na-more',
      },
      text: {
        tr: 'Basamaklı yapının ön yüzünde, üstü açık dokuz metrekare teras.',
        en: 'On the stepped front of the house, with nine square metres of open terrace.',
        de: 'An der gestuften Front des Hauses, mit neun Quadratmetern offener Terrasse.',
        ru: 'На ступенчатом фасаде, с открытой террасой в девять квадратных метров.',
      },
      body: {
        tr: [
          'Bina basamaklı olduğu için terasınızın üstünde kimsenin balkonu yoktur: yıldız görünür, yağmur da. Alt komşunun çiçekliği korkuluğunuzun önünden taşar, onu bahçıvan Recep haftada iki kez sular.',
          'Güneş teraslara öğleden sonra ikide gelir ve batana kadar kalır. İki şezlong, bir masa ve açılır tente var; sabah kahvesi için termosu koridordaki mutfaktan doldurabilirsiniz.',
        ],
        en: [
          'Because the house is stepped, there is no balcony above yours: you get the stars, and the rain as well. The planter of the floor below spills over in front of your railing; Recep the gardener waters it twice a week.',
          'The sun reaches the terraces at two and stays until it sets. There are two loungers, a table and an awning. Fill the flask for early coffee in the pantry along the corridor.',
        ],
        de: [
          'Weil das Haus gestuft ist, liegt über Ihrer Terrasse kein anderer Balkon: Sie haben die Sterne, den Regen allerdings auch. Vor dem Geländer wuchert der Blumenkasten der unteren Etage; Gärtner Recep gießt ihn zweimal die Woche.',
          'Die Sonne kommt um zwei und bleibt, bis sie untergeht. Es gibt zwei Liegen, einen Tisch und eine Markise. Die Thermoskanne für den frühen Kaffee füllen Sie in der Etagenküche.',
        ],
        ru: [
          'Дом ступенчатый, поэтому над вашей террасой нет чужого балкона: видны звёзды, но и дождь тоже ваш. Перед перилами свешиваются цветы нижнего этажа, дважды в неделю их поливает садовник Реджеп.',
          'Солнце приходит на террасы в два и остаётся до заката. Два шезлонга, столик и маркиза. Термос для раннего кофе можно наполнить в буфетной на этаже.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik, bir tek yatak',
        en: 'One double and one single bed',
        de: 'Ein Doppelbett, ein Einzelbett',
        ru: 'Двуспальная и односпальная кровати',
      },
      view: { tr: 'Deniz', en: 'Sea', de: 'Meer', ru: 'Море' },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'carpet-free',
      ],
    },
    {
      id: 3403,
      category: 'FAMILY',
      picture: 'family-room',
      sizeM2: 44,
      maxAdults: 4,
      maxChildren: 2,
      name: {
        tr: 'Ranzalı aile odası',
        en: 'Family room with bunks',
        de: 'Familienzimmer mit Etagenbett',
        ru: 'Номер с двухъярусной кроватью',
      },
      slug: {
        tr: 'ranzali-aile-odasi',
        en: 'family-room-with-bunks',
        de: 'familienzimmer-mit-etagenbett',
        ru: 'semeynyy-nomer-dvukhyarusnaya',
      },
      text: {
        tr: 'İki yatak bölümü, arada sürgülü kapı; çocuk tarafında ranza ve karatahta.',
        en: 'Two sleeping areas and a sliding door; bunks and a blackboard on the children’s side.',
        de: 'Zwei Schlafbereiche mit Schiebetür; auf der Kinderseite Etagenbett und Tafel.',
        ru: 'Две спальные зоны с раздвижной дверью; у детей двухъярусная кровать и грифельная доска.',
      },
      body: {
        tr: [
          'Birinci ve ikinci teraslarda, su parkına üç, kumsala iki dakika. Karatahta boydan boyadır ve temizlik ekibi resmi ancak izin alınca siler. Ranza 90 kilo taşır: babalar da denemiş.',
          'Her iki tarafta ayrı klima, ayrı ışık. Banyoda basamaklı tabure, banyo terazisi değil oyuncak kovası var. Balkon korkulukları çocuk gözüyle denetlendi; tırmanılacak yatay çubuk bırakılmadı.',
        ],
        en: [
          'On the first and second terraces, three minutes from the slides and two from the sand. The blackboard is as long as the wall, and no drawing is wiped off without leave. The bunk carries ninety kilos. Fathers have tested it.',
          'Each side has its own air conditioning and light. In the bathroom a step stool, and a bucket of toys where the scales would be. Railings were inspected at a child’s height; nothing in them invites climbing.',
        ],
        de: [
          'Auf der ersten und zweiten Terrasse, drei Minuten zu den Rutschen, zwei zum Sand. Die Tafel ist so lang wie die Wand, und kein Bild wird ohne Erlaubnis gewischt. Das Etagenbett trägt neunzig Kilo, Väter haben es getestet.',
          'Jede Seite hat eigene Klimaanlage und eigenes Licht. Im Bad stehen ein Tritthocker und, anstelle der Waage, ein Eimer Spielzeug. Die Geländer wurden auf Kinderhöhe geprüft; nichts daran lädt zum Klettern ein.',
        ],
        ru: [
          'На первой и второй террасах: три минуты до горок, две до песка. Доска во всю стену, и без разрешения рисунки не стирают. Двухъярусная кровать выдерживает девяносто килограммов: папы проверили.',
          'С каждой стороны свой кондиционер и свой свет. В ванной ступенька, а вместо весов ведёрко игрушек. Перила осмотрели с высоты детского роста: карабкаться там не по чему.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak, bir ranza, bir çekyat',
        en: 'One double, one bunk bed, one sofa bed',
        de: 'Ein Doppelbett, ein Etagenbett, ein Schlafsofa',
        ru: 'Двуспальная, двухъярусная, диван-кровать',
      },
      view: { tr: 'Bahçe ya da deniz', en: 'Garden or sea', de: 'Garten oder Meer', ru: 'Сад или море' },
      features: [
        'air-conditioning',
        'balcony',
        'bunk-beds',
        'sofa-bed',
        'sliding-door',
        'baby-cot',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'carpet-free',
      ],
    },
    {
      id: 3404,
      category: 'BUNGALOW',
      picture: 'room',
      sizeM2: 38,
      maxAdults: 2,
      maxChildren: 2,
      name: {
        tr: 'Muzluk bungalovu',
        en: 'Banana grove bungalow',
        de: 'Bungalow im Bananengarten',
        ru: 'Бунгало в банановом саду',
      },
      slug: {
        tr: 'muzluk-bungalovu',
        en: 'banana-grove-bungalow',
        de: 'bungalow-im-bananengarten',
        ru: 'bungalo-v-bananovom-sadu',
      },
      text: {
        tr: 'Muz yapraklarının arasında verandalı, tek katlı kırk ev.',
        en: 'Forty single-storey houses with verandas, among the banana leaves.',
        de: 'Vierzig ebenerdige Häuschen mit Veranda zwischen Bananenblättern.',
        ru: 'Сорок одноэтажных домиков с верандой среди банановых листьев.',
      },
      body: {
        tr: [
          'Yapraklar yazın çatıyı aşar ve bungalovlar gölgede kalır; yağmurda ses davul gibidir, sevenler için. Veranda hasır koltukludur. Olgunlaşan hevenk size aittir, kesmek için bıçağı bahçıvan getirir.',
          'Ana binaya yürüyüş altı dakikadır, on beş dakikada bir golf arabası geçer. Kapı önü düzdür, basamak yoktur. Bebek arabasıyla gelenler ve bisikletliler burayı seçer; bisiklet askısı verandanın yanında.',
        ],
        en: [
          'In summer the leaves are taller than the roof and keep the bungalows in shade; in rain they drum, for those who like it. The veranda has rush chairs. A bunch that ripens is yours, and the gardener brings the knife.',
          'It is six minutes on foot to the main building, and a cart passes every fifteen. There is no step at the door, so people with prams or bicycles choose these; the bicycle rack is beside the veranda.',
        ],
        de: [
          'Im Sommer überragen die Blätter das Dach und halten es schattig; bei Regen trommeln sie, wer’s mag, schläft gut dabei. Auf der Veranda stehen Binsensessel. Was reif wird, gehört Ihnen, das Messer bringt der Gärtner.',
          'Zum Haupthaus sind es sechs Minuten zu Fuß, alle fünfzehn fährt ein Wägelchen. Vor der Tür ist keine Stufe, darum wählen Gäste mit Kinderwagen oder Fahrrad diese Häuser; der Ständer steht neben der Veranda.',
        ],
        ru: [
          'Летом листья выше крыши и держат домик в тени; в дождь они барабанят, и это многим по душе. На веранде плетёные кресла. Созревшая гроздь — ваша, нож принесёт садовник.',
          'До главного здания шесть минут пешком, каждые пятнадцать проезжает электрокар. У двери нет ступеней, поэтому домики выбирают гости с коляской или велосипедом: стойка рядом с верандой.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik, iki tek yatak',
        en: 'One double and two single beds',
        de: 'Ein Doppelbett, zwei Einzelbetten',
        ru: 'Двуспальная и две односпальные кровати',
      },
      view: { tr: 'Muz bahçesi', en: 'Banana grove', de: 'Bananengarten', ru: 'Банановый сад' },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'parquet',
        'step-free',
        'baby-cot',
      ],
    },
    {
      id: 3405,
      category: 'DUPLEX',
      picture: 'family-room',
      sizeM2: 58,
      maxAdults: 4,
      maxChildren: 2,
      name: { tr: 'Aile dubleksi', en: 'Family duplex', de: 'Familienmaisonette', ru: 'Семейный дуплекс' },
      slug: { tr: 'aile-dubleksi', en: 'family-duplex', de: 'familienmaisonette', ru: 'semeynyy-dupleks' },
      text: {
        tr: 'İki kat, iki banyo; gençler üstte, koridordan ayrı kapıyla.',
        en: 'Two floors, two bathrooms; teenagers upstairs, with a door of their own.',
        de: 'Zwei Etagen, zwei Bäder; oben die Jugend, mit eigener Tür.',
        ru: 'Два этажа, две ванные; наверху подростки, со своей дверью.',
      },
      body: {
        tr: [
          'On beş yaşındakiyle aynı odada tatil yapmak zordur; burada merdivenin üstü onundur. Üst katın çıkışı kendi koridoruna açılır, ama kartın giriş saati aşağıdaki ekranda görünür. Adil bulduk.',
          'Alt katta geniş yatak, oturma köşesi ve terasa çıkan kapı. Merdiven on beş basamaklı, iki yanı tırabzanlıdır; altı yaşından küçükler için alt ve üst kapıya kilit takılır.',
        ],
        en: [
          'Sharing one room with a fifteen-year-old is hard work; here the top of the stairs is theirs. The upper floor opens on to its own corridor, but the time of entry shows on a screen below. We thought that fair.',
          'Downstairs are a wide bed, a sitting corner and the terrace door. The staircase has fifteen steps with handrails on both sides, and gates at top and bottom for families with children under six.',
        ],
        de: [
          'Mit einer Fünfzehnjährigen im selben Zimmer zu wohnen ist mühsam; hier gehört ihr alles oberhalb der Treppe. Die obere Etage hat einen eigenen Ausgang, doch wann jemand heimkommt, steht unten auf dem Display. Das fanden wir gerecht.',
          'Unten breites Bett, Sitzecke und Tür zur Terrasse. Die Treppe hat fünfzehn Stufen und beidseitig Handläufe; für Familien mit Kindern unter sechs kommen oben und unten Gitter dazu.',
        ],
        ru: [
          'Жить в одной комнате с пятнадцатилетним непросто; здесь ему принадлежит всё, что выше лестницы. У верхнего этажа отдельный выход, но время возвращения видно на экране внизу. Нам это кажется справедливым.',
          'Внизу широкая кровать, уголок для отдыха и дверь на террасу. В лестнице пятнадцать ступеней, перила с обеих сторон; для семей с детьми до шести лет ставим калитки сверху и снизу.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik, üç tek yatak',
        en: 'One king-size and three single beds',
        de: 'Ein Kingsize-Bett, drei Einzelbetten',
        ru: 'Кровать king-size и три односпальные',
      },
      view: { tr: 'Deniz', en: 'Sea', de: 'Meer', ru: 'Море' },
      features: [
        'air-conditioning',
        'terrace',
        'two-bathrooms',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'rain-shower',
        'desk',
        'parquet',
      ],
    },
    {
      id: 3406,
      category: 'SUITE',
      picture: 'suite',
      sizeM2: 60,
      maxAdults: 2,
      maxChildren: 2,
      name: { tr: 'Kum süiti', en: 'Sand suite', de: 'Sandsuite', ru: 'Люкс «Песок»' },
      slug: { tr: 'kum-suiti', en: 'sand-suite', de: 'sandsuite', ru: 'lyuks-pesok' },
      text: {
        tr: 'Zemin katta; terastan inince ayak doğrudan kuma basar.',
        en: 'On the ground floor, where the terrace ends in sand.',
        de: 'Im Erdgeschoss, wo die Terrasse im Sand endet.',
        ru: 'На первом этаже: терраса кончается песком.',
      },
      body: {
        tr: [
          'On iki süit kumsalın hemen kenarındadır. Kapının önünde ayak yıkama musluğu, içeride yalınayak için ılık taş zemin var; kumu odaya taşımak artık suç sayılmaz. Sabah tırmık sesi 06.30’da duyulur.',
          'Oturma odası kapıyla ayrılır, çekyat iki çocuk alır. Küvet pencere önünde, perdesi tülden. Kumsalda size ayrılmış iki şezlong ve bir gölgelik vardır; numarası odanızla aynıdır.',
        ],
        en: [
          'Twelve suites at the very edge of the beach. There is a tap for feet at the door and a warm stone floor within, so sand in the room counts as no offence. The rakes can be heard at half past six.',
          'The sitting room closes with a door, and its sofa bed takes two children. The bathtub is by the window, behind muslin. Two loungers and a sunshade on the beach carry the number of your room.',
        ],
        de: [
          'Zwölf Suiten direkt am Rand des Strands. Vor der Tür ein Hahn für die Füße, drinnen warmer Steinboden: Sand im Zimmer gilt hier nicht als Vergehen. Um halb sieben hört man die Harken.',
          'Das Wohnzimmer lässt sich schließen, auf dem Schlafsofa liegen zwei Kinder. Die Wanne steht am Fenster, hinter Musselin. Zwei Liegen und ein Schirm am Strand tragen Ihre Zimmernummer.',
        ],
        ru: [
          'Двенадцать люксов у самой кромки пляжа. Перед дверью кран для ног, внутри тёплый каменный пол: песок в номере здесь не считается проступком. В половине седьмого слышны грабли.',
          'Гостиная закрывается дверью, на диване поместятся двое детей. Ванна у окна, за муслиновой шторой. Два шезлонга и навес на пляже носят номер вашей комнаты.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik yatak, bir çekyat',
        en: 'One king-size bed, one sofa bed',
        de: 'Ein Kingsize-Bett, ein Schlafsofa',
        ru: 'Кровать king-size, диван-кровать',
      },
      view: { tr: 'Kumsal', en: 'Beach', de: 'Strand', ru: 'Пляж' },
      features: [
        'air-conditioning',
        'terrace',
        'sofa-bed',
        'sliding-door',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'step-free',
      ],
    },
    {
      id: 3407,
      category: 'VILLA',
      picture: 'suite',
      sizeM2: 136,
      maxAdults: 6,
      maxChildren: 3,
      name: {
        tr: 'Üç kuşak villası',
        en: 'Three generations villa',
        de: 'Dreigenerationenvilla',
        ru: 'Вилла трёх поколений',
      },
      slug: {
        tr: 'uc-kusak-villasi',
        en: 'three-generations-villa',
        de: 'dreigenerationenvilla',
        ru: 'villa-tryokh-pokoleniy',
      },
      text: {
        tr: 'Üç yatak odası, biri zeminde ve basamaksız; ortada büyük masa.',
        en: 'Three bedrooms, one at ground level without a step, and a big table in the middle.',
        de: 'Drei Schlafzimmer, eines ebenerdig ohne Stufe, in der Mitte ein großer Tisch.',
        ru: 'Три спальни, одна внизу и без порогов; посередине большой стол.',
      },
      body: {
        tr: [
          'Sekiz villa, büyükanne düşünülerek çizildi: zemindeki oda geniş kapılı, tutunma barlı, banyosu eşiksiz. Üstteki iki oda çocuklarla anne babanın. Masa on kişiliktir, bahçedeki limon ağacının altına da taşınır.',
          'Yedi metrelik havuzun çitle çevrili kapısı kendi kapanır. Mutfak ilaç ve mama için yeter; akşam yemeği isteyene büyük mutfaktan tencereyle getirilir. Kapıda iki bisiklet, bir çekçek araba.',
        ],
        en: [
          'The eight villas were drawn with a grandmother in mind: the room below has wide doors, grab rails and a bathroom without a sill. The two upstairs are for parents and children. The table seats ten and can be carried out under the lemon tree.',
          'The seven-metre pool is fenced, and its gate shuts by itself. The kitchenette does for medicine and porridge; dinner can come from the main kitchen, in the pot. Two bicycles and a hand cart stand at the door.',
        ],
        de: [
          'Die acht Villen wurden für eine Großmutter entworfen: Das untere Zimmer hat breite Türen, Haltegriffe und ein Bad ohne Schwelle. Die beiden oberen sind für Eltern und Kinder. Der Tisch hat zehn Plätze und passt auch unter den Zitronenbaum.',
          'Der sieben Meter lange Pool ist umzäunt, das Tor fällt von selbst zu. Die kleine Küche reicht für Medizin und Brei; das Abendessen kommt auf Wunsch im Topf aus der großen. Vor der Tür zwei Räder und ein Handwagen.',
        ],
        ru: [
          'Восемь вилл рисовали с мыслью о бабушке: в нижней спальне широкие двери, поручни и ванная без порога. Две верхние — для родителей и детей. Стол на десятерых, его можно вынести под лимонное дерево.',
          'Семиметровый бассейн огорожен, калитка закрывается сама. Кухоньки хватит для лекарств и каши, а ужин по желанию приносят с большой кухни прямо в кастрюле. У двери два велосипеда и тележка.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik, bir çift kişilik, üç tek yatak',
        en: 'One king-size, one double, three singles',
        de: 'Ein Kingsize-Bett, ein Doppelbett, drei Einzelbetten',
        ru: 'King-size, двуспальная и три односпальные',
      },
      view: {
        tr: 'Bahçe ve kendi havuzu',
        en: 'Garden and own pool',
        de: 'Garten und eigener Pool',
        ru: 'Сад и свой бассейн',
      },
      features: [
        'air-conditioning',
        'terrace',
        'private-pool',
        'kitchenette',
        'two-bathrooms',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'iron',
        'step-free',
        'baby-cot',
      ],
    },
  ],
  outlets: [
    {
      id: 3451,
      group: 'MAIN',
      paid: false,
      picture: 'terrace',
      name: { tr: 'Dokuz Teras', en: 'Nine Terraces', de: 'Neun Terrassen', ru: 'Девять террас' },
      slug: { tr: 'dokuz-teras', en: 'nine-terraces', de: 'neun-terrassen', ru: 'restoran-devyat-terras' },
      text: {
        tr: 'Ana restoran: içeride 640, günbatımına karşı dışarıda 420 kişi.',
        en: 'The main restaurant: 640 seats inside, 420 outside facing the sunset.',
        de: 'Das Hauptrestaurant: 640 Plätze drinnen, 420 draußen mit Sonnenuntergang.',
        ru: 'Основной ресторан: 640 мест внутри и 420 снаружи, лицом к закату.',
      },
      body: {
        tr: [
          'Bu büyüklükte bir büfeyi küçük göstermenin yolu onu dörde bölmektir: her salonda aynı yemek, dörtte bir kuyruk. On kişiden kalabalık ailelere akşam için sabit masa ayırırız; garsonunuz hafta boyunca değişmez.',
          'Perşembe Türk akşamıdır, gözleme bahçede açılır. Tuzsuz, şekersiz ve yumuşak yemekler için ayrı bir tezgâh var; büyükanneler kadar diş teli takanlar da sever.',
        ],
        en: [
          'The way to make a large buffet small is to divide it by four: the same food in each room, a quarter of the queue. Families of more than ten keep one table all week, and their waiter does not change either.',
          'Thursday is Turkish evening, with gözleme rolled in the garden. A counter of its own has dishes without salt, without sugar, and soft ones, liked by grandmothers and by anyone with braces.',
        ],
        de: [
          'Ein großes Buffet wird klein, wenn man es durch vier teilt: in jedem Saal dasselbe Essen, ein Viertel der Schlange. Familien ab zehn Personen behalten die ganze Woche ihren Tisch, und auch der Kellner bleibt derselbe.',
          'Donnerstag ist türkischer Abend, Gözleme werden im Garten ausgerollt. An einer eigenen Theke gibt es Salzarmes, Zuckerfreies und Weiches; das mögen Großmütter und alle mit Zahnspange.',
        ],
        ru: [
          'Чтобы большой буфет стал маленьким, его надо поделить на четыре: в каждом зале та же еда и четверть очереди. Семьи больше десяти человек всю неделю сидят за одним столом, и официант у них тот же.',
          'Четверг — турецкий вечер, гёзлеме раскатывают в саду. На отдельной стойке блюда без соли, без сахара и мягкие: их любят бабушки и все, кто носит брекеты.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:00', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '18:30', to: '21:00' },
      ],
      features: [
        { label: SEATS, value: digits(1060) },
        { label: BOOKING, value: FREE_SEATING },
      ],
    },
    {
      id: 3452,
      group: 'ALACARTE',
      paid: false,
      picture: 'meze',
      name: { tr: 'Sera', en: 'The Glasshouse', de: 'Gewächshaus', ru: 'Оранжерея' },
      slug: { tr: 'sera', en: 'the-glasshouse', de: 'gewaechshaus', ru: 'restoran-oranzhereya' },
      text: {
        tr: 'Eski muz serasında sebze mutfağı; et var, ama garnitürdür.',
        en: 'Vegetable cooking in a former banana house; there is meat, as a side dish.',
        de: 'Gemüseküche im alten Bananentreibhaus; Fleisch gibt es auch, als Beilage.',
        ru: 'Овощная кухня в бывшей банановой теплице; мясо есть — на гарнир.',
      },
      body: {
        tr: [
          '1980’lerin cam serası sökülmedi, kırk iki masa aralarına kondu; başınızın üstünde salatalık sarkar. Avokado, Gazipaşa’dan; patlıcan, domates ve bamya üç yüz metre öteden. Menü hasada göre her pazartesi yazılır. Yağmurda cama vuran ses için ayrıca rezervasyon yapanlar var.',
        ],
        en: [
          'The glasshouse dates from the 1980s. We left it standing and put forty-two tables in, so cucumbers hang overhead. Avocados come from Gazipaşa; aubergines, tomatoes and okra from three hundred metres away. The menu is rewritten on Mondays, after the harvest. Some guests book for rain, to hear it on the panes.',
        ],
        de: [
          'Das Glashaus stammt aus den Achtzigerjahren. Wir haben es stehen lassen und zweiundvierzig Tische hineingestellt, über dem Kopf hängen Gurken. Avocados kommen aus Gazipaşa, Auberginen, Tomaten und Okra von nebenan. Montags, nach der Ernte, wird die Karte neu geschrieben. Manche reservieren eigens bei Regen, wegen des Klangs auf den Scheiben.',
        ],
        ru: [
          'Стеклянную теплицу восьмидесятых не снесли, а поставили в ней сорок два стола: над головой висят огурцы. Авокадо из Газипаши, баклажаны, помидоры и бамия — за триста метров отсюда. Меню переписывают по понедельникам, после сбора. Некоторые бронируют столик на дождь: ради звука по стёклам.',
        ],
      },
      hours: [{ from: '18:30', to: '22:00' }],
      features: [
        { label: SEATS, value: digits(96) },
        { label: BOOKING, value: ON_THE_SCREEN },
        {
          label: SUITS,
          value: {
            tr: 'Etsiz yiyenlere',
            en: 'Guests who eat no meat',
            de: 'Gäste, die kein Fleisch essen',
            ru: 'Тем, кто не ест мяса',
          },
        },
      ],
    },
    {
      id: 3453,
      group: 'ALACARTE',
      paid: false,
      picture: 'grill',
      name: { tr: 'Yörük Çadırı', en: 'The Nomad Tent', de: 'Nomadenzelt', ru: 'Шатёр кочевника' },
      slug: { tr: 'yoruk-cadiri', en: 'the-nomad-tent', de: 'nomadenzelt', ru: 'shatyor-kochevnika' },
      text: {
        tr: 'Kıl çadırın altında Toros yemekleri: oğlak, keşkek, yayık ayranı.',
        en: 'Food of the Taurus under black goat hair: kid, keşkek wheat, churned ayran.',
        de: 'Taurusküche unter schwarzem Ziegenhaar: Zicklein, Keşkek, gebutterter Ayran.',
        ru: 'Кухня Тавра под пологом из козьей шерсти: козлёнок, кешкек, айран из маслобойки.',
      },
      body: {
        tr: [
          'Çadır, Gündoğmuş yaylasında sekiz ayda dokundu; yağmur geçirmez, çünkü kıl ıslanınca şişer. Yer minderinde ya da dizi ağrıyanlar için masada oturulur. Keşkek gece boyu kazanda döner, çocuklar yayığı çalkalayabilir: on dakikası tereyağı eder. Konaklamada bir akşam dâhil.',
        ],
        en: [
          'The tent took eight months to weave on the Gündoğmuş plateau. It keeps out rain because goat hair swells when wet. You sit on cushions, or at tables if your knees prefer. The keşkek turns in its cauldron all night, and children may work the churn: ten minutes make butter. One evening per stay is included.',
        ],
        de: [
          'Acht Monate wurde auf der Alm von Gündoğmuş an dem Zelt gewebt. Es hält Regen ab, weil Ziegenhaar bei Nässe quillt. Man sitzt auf Kissen oder, den Knien zuliebe, am Tisch. Das Keşkek wird die ganze Nacht im Kessel gerührt, Kinder dürfen buttern: Zehn Minuten genügen. Ein Abend je Aufenthalt ist inbegriffen.',
        ],
        ru: [
          'Полотно для шатра восемь месяцев ткали на яйле Гюндогмуш. Дождь оно не пропускает: козья шерсть от влаги разбухает. Сидят на подушках или, если колени против, за столами. Кешкек всю ночь томится в котле, детям дают взбить масло: хватает десяти минут. Один вечер за отдых включён.',
        ],
      },
      hours: [{ from: '18:30', to: '22:00' }],
      features: [
        { label: SEATS, value: digits(80) },
        { label: BOOKING, value: ON_THE_SCREEN },
        {
          label: SUITS,
          value: {
            tr: 'Çocuklu kalabalık sofralara',
            en: 'Large tables with children',
            de: 'Große Runden mit Kindern',
            ru: 'Большим компаниям с детьми',
          },
        },
      ],
    },
    {
      id: 3454,
      group: 'ALACARTE',
      paid: true,
      picture: 'restaurant',
      name: { tr: 'Tophane', en: 'The Arsenal', de: 'Arsenal', ru: 'Арсенал' },
      slug: { tr: 'tophane-balik', en: 'the-arsenal', de: 'arsenal-fisch', ru: 'rybnyy-arsenal' },
      text: {
        tr: 'Kumsalın batı ucunda, mumla aydınlanan on sekiz masalık balık lokantası.',
        en: 'A fish restaurant with eighteen candle-lit tables on the western end of the beach.',
        de: 'Fischlokal mit achtzehn Tischen im Kerzenlicht am westlichen Ende des Strands.',
        ru: 'Рыбный ресторан на западном краю пляжа: восемнадцать столов при свечах.',
      },
      body: {
        tr: [
          'Adını Alanya’daki Selçuklu tersanesinin yanındaki tophaneden alır; tonozları onun küçüğüdür. Balık her öğleden sonra Alanya limanından kamyonetle gelir, şef Orhan Deniz ikiden fazla baharat kullanmaz. Büyükler burada yer, çocuklar o sırada sinemadadır: 19.30’da kulüpten alınır, 21.30’da getirilirler.',
        ],
        en: [
          'It is named after the arsenal beside the Seljuk shipyard in Alanya, and its vaults are a small copy. Fish comes from Alanya harbour by van each afternoon, and Orhan Deniz never uses more than two spices. Grown-ups dine here while the children watch a film: the club collects them at 19.30 and returns them at 21.30.',
        ],
        de: [
          'Benannt nach dem Arsenal neben der seldschukischen Werft in Alanya, dessen Gewölbe es im Kleinen hat. Nachmittags kommt der Fisch im Lieferwagen aus dem Hafen, Orhan Deniz verwendet nie mehr als zwei Gewürze. Hier essen die Erwachsenen, derweil sitzen die Kinder im Kino: Der Club holt sie um 19.30 Uhr und bringt sie um 21.30 Uhr zurück.',
        ],
        ru: [
          'Ресторан назван по арсеналу рядом с сельджукской верфью в Алании и повторяет его своды в малом виде. Рыбу днём привозят из аланийского порта, шеф Орхан Дениз не кладёт больше двух специй. Взрослые ужинают, дети в кино: клуб забирает их в 19:30 и возвращает в 21:30.',
        ],
      },
      hours: [{ from: '19:00', to: '23:00' }],
      features: [
        { label: SEATS, value: digits(54) },
        { label: BOOKING, value: ON_THE_SCREEN },
        {
          label: SUITS,
          value: {
            tr: 'İki kişilik bir akşama',
            en: 'An evening for two',
            de: 'Einen Abend zu zweit',
            ru: 'Вечеру вдвоём',
          },
        },
      ],
    },
    {
      id: 3455,
      group: 'SNACK',
      paid: false,
      picture: 'beach',
      name: { tr: 'Plaj Fırını', en: 'The Beach Oven', de: 'Strandofen', ru: 'Печь на пляже' },
      slug: { tr: 'plaj-firini', en: 'the-beach-oven', de: 'strandofen', ru: 'pech-na-plyazhe' },
      text: {
        tr: 'Kumun kenarında taş fırın: lahmacun, pizza, sıcak simit.',
        en: 'A stone oven at the edge of the sand: lahmacun, pizza, warm simit.',
        de: 'Ein Steinofen am Rand des Sands: Lahmacun, Pizza, warmer Simit.',
        ru: 'Каменная печь у кромки песка: лахмаджун, пицца, тёплый симит.',
      },
      body: {
        tr: [
          'Fırın sabah on birde ısınır ve günde 700 lahmacun çıkarır; en kalabalık an saat biri on geçedir, ikiye doğru gelin. Kendi pizzanızı açmak isterseniz alçak tezgâh boştur. Masalar kumun üstünde, ayakkabı gerekmez.',
        ],
        en: [
          'Hot from eleven, it turns out seven hundred lahmacun a day. The crowd is thickest at ten past one, so come nearer two. A low counter is kept free for those who want to roll their own pizza. The tables stand in the sand, and shoes are not needed.',
        ],
        de: [
          'Ab elf ist er heiß und liefert siebenhundert Lahmacun am Tag. Am vollsten ist es um zehn nach eins, kommen Sie gegen zwei. Eine niedrige Theke bleibt frei für alle, die ihre Pizza selbst ausrollen möchten. Die Tische stehen im Sand, Schuhe braucht niemand.',
        ],
        ru: [
          'С одиннадцати она горячая и выдаёт семьсот лахмаджунов в день. Больше всего народу в десять минут второго, приходите ближе к двум. Низкий прилавок свободен для тех, кто хочет раскатать пиццу сам. Столы стоят на песке, обувь не нужна.',
        ],
      },
      hours: [{ from: '11:00', to: '17:30' }],
      features: [
        { label: SEATS, value: digits(180) },
        { label: BOOKING, value: FREE_SEATING },
      ],
    },
    {
      id: 3456,
      group: 'PATISSERIE',
      paid: false,
      picture: 'dessert',
      name: { tr: 'Keçi', en: 'The Goat', de: 'Die Ziege', ru: 'Коза' },
      slug: { tr: 'keci-dondurma', en: 'the-goat', de: 'die-ziege', ru: 'morozhenoe-koza' },
      text: {
        tr: 'Keçi sütünden dövme dondurma, muzlu rulo, demli çay.',
        en: 'Ice cream beaten from goat’s milk, banana roll, strong tea.',
        de: 'Geschlagenes Ziegenmilcheis, Bananenroulade, starker Tee.',
        ru: 'Мороженое из козьего молока, банановый рулет, крепкий чай.',
      },
      body: {
        tr: [
          'Süt Gündoğmuş’tan gelir, salep Toroslardan; dondurma bıçakla kesilir. On altı çeşidin yedisi meyvedir, altısı bu bahçeden. Dondurmacı Veli külahı üç kez kaçırır, dördüncüde verir. Saat dörtte pasta arabası bahçeyi dolaşır ve çanını çalar.',
        ],
        en: [
          'Milk comes from Gündoğmuş and salep from the Taurus, and the ice cream is cut with a knife. Seven of sixteen kinds are fruit, six of those from this garden. Veli snatches the cone away three times and lets go at the fourth. At four the cake trolley tours the garden, ringing its bell.',
        ],
        de: [
          'Die Milch kommt aus Gündoğmuş, das Salep aus dem Taurus, das Eis wird mit dem Messer geschnitten. Sieben von sechzehn Sorten sind Frucht, sechs davon aus diesem Garten. Veli zieht die Tüte dreimal weg, beim vierten Mal lässt er los. Um vier fährt der Kuchenwagen mit Glocke durch den Garten.',
        ],
        ru: [
          'Молоко из Гюндогмуша, салеп с гор Тавра, мороженое режут ножом. Семь сортов из шестнадцати фруктовые, шесть из них из нашего сада. Вели трижды отдёргивает рожок, на четвёртый отдаёт. В четыре по саду с колокольчиком едет тележка с пирожными.',
        ],
      },
      hours: [{ from: '10:30', to: '22:00' }],
      features: [
        { label: SEATS, value: digits(110) },
        { label: BOOKING, value: FREE_SEATING },
      ],
    },
    {
      id: 3457,
      group: 'BAR',
      paid: false,
      picture: 'bar',
      name: { tr: 'Bando Bar', en: 'Bandstand Bar', de: 'Pavillonbar', ru: 'Бар у оркестра' },
      slug: { tr: 'bando-bar', en: 'bandstand-bar', de: 'pavillonbar', ru: 'bar-u-orkestra' },
      text: {
        tr: 'Kameriyenin karşısında, dans pistine üç adım.',
        en: 'Opposite the pavilion, three steps from the dance floor.',
        de: 'Gegenüber vom Pavillon, drei Schritte zur Tanzfläche.',
        ru: 'Напротив беседки, в трёх шагах от танцпола.',
      },
      body: {
        tr: [
          'Ahşap pist 1998’den kalmadır ve her kış zımparalanır. Salı tango, perşembe halk oyunları, cuma bando; pazartesi sessizdir ve briç masaları kurulur. Müdavimlerin bardağı rafta adıyla durur: altmış üç bardak, en eskisi 2001.',
        ],
        en: [
          'The wooden floor dates from 1998 and is sanded every winter. Tango on Tuesdays, folk dance on Thursdays, the band on Fridays; Mondays are quiet, and bridge tables come out. Regulars have a glass with their name on the shelf. There are sixty-three, the oldest from 2001.',
        ],
        de: [
          'Der Holzboden ist von 1998 und wird jeden Winter geschliffen. Dienstags Tango, donnerstags Volkstanz, freitags die Kapelle; montags ist es still, dann kommen die Bridgetische. Stammgäste haben ein Glas mit Namen im Regal. Es sind dreiundsechzig, das älteste von 2001.',
        ],
        ru: [
          'Деревянный танцпол 1998 года, каждую зиму его шлифуют. Во вторник танго, в четверг народные танцы, в пятницу оркестр; в понедельник тихо и ставят столы для бриджа. У завсегдатаев на полке именной бокал. Таких шестьдесят три, старейший — 2001 года.',
        ],
      },
      hours: [{ from: '17:00', to: '00:00' }],
      features: [
        { label: SEATS, value: digits(220) },
        { label: BOOKING, value: FREE_SEATING },
      ],
    },
    {
      id: 3458,
      group: 'BAR',
      paid: false,
      picture: 'beach',
      name: { tr: 'Salıncak', en: 'The Swing', de: 'Die Schaukel', ru: 'Качели' },
      slug: { tr: 'salincak-bar', en: 'the-swing', de: 'die-schaukel', ru: 'bar-kacheli' },
      text: {
        tr: 'Bar taburesi yerine yirmi dört salıncak; dökmemek size kalmış.',
        en: 'Twenty-four swings in place of bar stools; not spilling is up to you.',
        de: 'Vierundzwanzig Schaukeln statt Barhockern; das Verschütten liegt bei Ihnen.',
        ru: 'Вместо табуретов двадцать четыре качели; не пролить — дело ваше.',
      },
      body: {
        tr: [
          'Okaliptüs kirişine asılı salıncaklar denize bakar. Gündüz muz milkshake ve ayran, akşam sek içkiler; bardaklar bu yüzden dar ağızlıdır. On birden sonra müzik yoktur, dalga vardır. Bahçıvan yüz on kiloya kadar garanti veriyor.',
        ],
        en: [
          'The swings hang from a eucalyptus beam and face the sea. By day there are banana shakes and ayran, by night stronger things, and the glasses are narrow for a reason. After eleven there is no music, only waves. The gardener vouches for up to 110 kilos.',
        ],
        de: [
          'Die Schaukeln hängen an einem Eukalyptusbalken und blicken aufs Meer. Tags Bananenshakes und Ayran, abends Stärkeres; die Gläser sind nicht ohne Grund schmal. Nach elf gibt es keine Musik, nur Wellen. Der Gärtner bürgt für 110 Kilo.',
        ],
        ru: [
          'Качели висят на эвкалиптовой балке лицом к морю. Днём банановые коктейли и айран, вечером покрепче; бокалы не зря узкие. После одиннадцати музыки нет, только волны. Садовник ручается за сто десять килограммов.',
        ],
      },
      hours: [{ from: '10:00', to: '00:30' }],
      features: [
        { label: SEATS, value: digits(64) },
        { label: BOOKING, value: FREE_SEATING },
      ],
    },
  ],
  kids: {
    intro: {
      tr: [
        'Muz Cumhuriyeti adlı kulüp 1.100 metrekare bahçe ve 400 metrekare kapalı alandır. Kendi parası (muz), kendi postanesi ve her pazar seçilen bir çocuk başkanı vardır. Yirmi iki eğitmenin sekizi bir zamanlar burada çocuk misafirdi.',
      ],
      en: [
        'The club is called the Banana Republic: 1,100 square metres of garden and 400 indoors, with its own currency (bananas), its own post office and a president elected every Sunday. Of the twenty-two carers, eight were once guests here as children.',
      ],
      de: [
        'Der Club heißt Bananenrepublik: 1.100 Quadratmeter Garten und 400 unter Dach, mit eigener Währung (Bananen), eigenem Postamt und einem Kinderpräsidenten, der jeden Sonntag gewählt wird. Acht der zweiundzwanzig Betreuer waren als Kinder selbst hier zu Gast.',
      ],
      ru: [
        'Клуб называется «Банановая республика»: 1100 квадратных метров сада и 400 под крышей, своя валюта (бананы), своя почта и президент, которого дети выбирают каждое воскресенье. Восемь из двадцати двух воспитателей сами когда-то отдыхали здесь детьми.',
      ],
    },
    groups: [
      {
        name: { tr: 'Filizler', en: 'Sprouts', de: 'Sprösslinge', ru: 'Росточки' },
        ages: { tr: '1–3 yaş', en: 'Ages 1–3', de: '1–3 Jahre', ru: '1–3 года' },
        from: '09:30',
        to: '16:30',
        text: {
          tr: 'Ebeveynle ya da bakıcıyla; kum, su, kova ve on iki beşikli uyku odası.',
          en: 'With a parent or a carer: sand, water, buckets, and a sleeping room with twelve cots.',
          de: 'Mit Eltern oder Betreuerin: Sand, Wasser, Eimer und ein Schlafraum mit zwölf Bettchen.',
          ru: 'С родителями или няней: песок, вода, ведёрки и спальня на двенадцать кроваток.',
        },
      },
      {
        name: { tr: 'Hevenkler', en: 'Bunches', de: 'Stauden', ru: 'Гроздья' },
        ages: { tr: '4–9 yaş', en: 'Ages 4–9', de: '4–9 Jahre', ru: '4–9 лет' },
        from: '10:00',
        to: '18:00',
        text: {
          tr: 'Postane, bahçe, mini sahne; öğle yemeği kulüpte, kendi boylarında masada.',
          en: 'Post office, garden, small stage; lunch in the club, at tables their size.',
          de: 'Postamt, Garten, kleine Bühne; Mittagessen im Club, an Tischen in passender Höhe.',
          ru: 'Почта, сад, маленькая сцена; обед в клубе, за столами по росту.',
        },
      },
      {
        name: { tr: 'Muhalefet', en: 'The Opposition', de: 'Die Opposition', ru: 'Оппозиция' },
        ages: { tr: '10–16 yaş', en: 'Ages 10–16', de: '10–16 Jahre', ru: '10–16 лет' },
        from: '14:00',
        to: '22:30',
        text: {
          tr: 'Plaj voleybolu, ses stüdyosu, gece kaydırağı; program oyla belirlenir.',
          en: 'Beach volleyball, a sound studio, the slides by night; the programme is put to the vote.',
          de: 'Beachvolleyball, Tonstudio, Rutschen bei Nacht; über das Programm wird abgestimmt.',
          ru: 'Пляжный волейбол, студия звука, ночные горки; программу решают голосованием.',
        },
      },
    ],
    safety: {
      tr: [
        'Bahçe 140 santimlik çitle çevrilidir, tek kapısı vardır ve orada gün boyu biri durur.',
        'Bileklik oda numarasını değil yalnız bir kodu taşır; kodu resepsiyon çözer.',
        'Kumsalda gruplar renkli şapkayla sayılır: çıkışta, orada, dönüşte.',
        'İki çocuk hemşiresi 08.00–22.00 arasında bahçedeki revirdedir.',
      ],
      en: [
        'The garden has a fence of 140 centimetres and a single gate, where somebody stands all day.',
        'Wristbands carry a code and never the room number; reception can read it.',
        'On the beach groups wear coloured caps and are counted when they leave, while there, and on return.',
        'Two children’s nurses are in the infirmary by the garden from 8.00 to 22.00.',
      ],
      de: [
        'Den Garten umgibt ein 140 Zentimeter hoher Zaun mit einem einzigen Tor, an dem den ganzen Tag jemand steht.',
        'Auf dem Armband steht ein Code und nie die Zimmernummer; lesen kann ihn die Rezeption.',
        'Am Strand tragen die Gruppen farbige Mützen und werden beim Aufbruch, vor Ort und bei der Rückkehr gezählt.',
        'Zwei Kinderkrankenschwestern sind von 8 bis 22 Uhr in der Station am Garten.',
      ],
      ru: [
        'Сад обнесён оградой в 140 сантиметров, калитка одна, и у неё весь день кто-то стоит.',
        'На браслете код, а не номер комнаты; прочесть его может только стойка.',
        'На пляже группы носят цветные кепки; детей считают на выходе, на месте и по возвращении.',
        'С 8 до 22 в медпункте у сада дежурят две детские медсестры.',
      ],
    },
  },
  aquapark: {
    intro: {
      tr: [
        'Su parkı, ikinci terasın doğusunda bir yamaca oturur; kuleye 74 basamakla çıkılır, ama çocuk kaydıraklarına düz yoldan gidilir. 10.00–12.30 ve 14.00–17.00 arasında açıktır: arada su dinlenir, cankurtaranlar da. Her kaydırağın başında ve sonunda bir görevli bulunur.',
      ],
      en: [
        'The water park sits on a slope east of the second terrace. Seventy-four steps lead up the tower, while the small slides are reached on the level. It opens from 10.00 to 12.30 and from 14.00 to 17.00; in between the water rests, and so do the lifeguards. There is one at the top and one at the foot of every slide.',
      ],
      de: [
        'Der Wasserpark liegt an einem Hang östlich der zweiten Terrasse. Vierundsiebzig Stufen führen auf den Turm, zu den kleinen Rutschen geht es ebenerdig. Geöffnet von 10.00 bis 12.30 und von 14.00 bis 17.00 Uhr; dazwischen ruht das Wasser, die Rettungsschwimmer auch. Oben und unten steht an jeder Rutsche jemand.',
      ],
      ru: [
        'Аквапарк занимает склон к востоку от второй террасы. На башню ведут семьдесят четыре ступени, а к детским горкам — ровная дорожка. Открыто с 10:00 до 12:30 и с 14:00 до 17:00: в перерыве отдыхает вода и спасатели тоже. У каждой горки двое дежурных — наверху и внизу.',
      ],
    },
    slides: [
      {
        name: { tr: 'Dim Çayı', en: 'Dim River', de: 'Dim-Fluss', ru: 'Река Дим' },
        minHeightCm: 120,
        text: {
          tr: '142 metre, iki kişilik simitle, on bir viraj; Alanya’nın soğuk çayının adını taşır.',
          en: '142 metres, rings for two, eleven bends; named after Alanya’s cold river.',
          de: '142 Meter, Reifen für zwei, elf Kurven; benannt nach Alanyas kaltem Fluss.',
          ru: '142 метра, круг на двоих, одиннадцать поворотов; названа по холодной реке Алании.',
        },
      },
      {
        name: { tr: 'Kale Burcu', en: 'Castle Drop', de: 'Burgsturz', ru: 'Крепостная башня' },
        minHeightCm: 140,
        text: {
          tr: 'Serbest düşüş, 16 metre kule, 3,8 saniye. Geri dönüş merdiveni var, ayıp değil.',
          en: 'Free fall from a tower of 16 metres in 3.8 seconds. There is a way back down, and no shame in it.',
          de: 'Freier Fall vom 16-Meter-Turm in 3,8 Sekunden. Es gibt eine Treppe zurück, ganz ohne Schande.',
          ru: 'Свободное падение с 16 метров за 3,8 секунды. Есть лестница назад, и в этом ничего стыдного.',
        },
      },
      {
        name: { tr: 'Dört Kardeş', en: 'Four Siblings', de: 'Vier Geschwister', ru: 'Четверо из одной семьи' },
        minHeightCm: 110,
        text: {
          tr: 'Yan yana dört kulvar, 48 metre, minderle. Kronometre altta.',
          en: 'Four lanes abreast, 48 metres, on mats. The clock is at the bottom.',
          de: 'Vier Bahnen nebeneinander, 48 Meter, auf Matten. Unten läuft die Uhr.',
          ru: 'Четыре дорожки рядом, 48 метров, на ковриках. Секундомер внизу.',
        },
      },
      {
        name: { tr: 'Korsan Mağarası', en: 'Pirate Cave', de: 'Piratenhöhle', ru: 'Пещера пиратов' },
        minHeightCm: 120,
        text: {
          tr: '96 metrelik kapalı tüp; karanlık on iki saniye sürer.',
          en: 'A covered tube of 96 metres; the dark lasts twelve seconds.',
          de: 'Geschlossene Röhre von 96 Metern; zwölf Sekunden ist es dunkel.',
          ru: 'Закрытая труба в 96 метров; темно двенадцать секунд.',
        },
      },
      {
        name: { tr: 'Küçük Hevenk', en: 'Little Bunch', de: 'Kleine Staude', ru: 'Маленькая гроздь' },
        minHeightCm: 95,
        text: {
          tr: 'Dört sarı kaydırak, dokuzar metre, 40 santim suya iner.',
          en: 'Four yellow slides, nine metres each, into 40 centimetres of water.',
          de: 'Vier gelbe Rutschen, je neun Meter, in 40 Zentimeter Wasser.',
          ru: 'Четыре жёлтые горки по девять метров, внизу 40 сантиметров воды.',
        },
      },
      {
        name: { tr: 'Dede ile Torun', en: 'Grandad and Me', de: 'Opa und ich', ru: 'Дедушка и я' },
        minHeightCm: 85,
        text: {
          tr: 'Geniş ve yavaş, 22 metre, yan yana inilir; el ele serbest.',
          en: 'Wide and slow, 22 metres, side by side; holding hands is allowed.',
          de: 'Breit und langsam, 22 Meter, nebeneinander; Händchenhalten erlaubt.',
          ru: 'Широкая и медленная, 22 метра, едут рядом; за руки держаться можно.',
        },
      },
    ],
  },
  spa: {
    intro: {
      tr: [
        'Bahçenin ortasındaki spa alçak bir taş binadır ve çevresinde kendi bitki bahçesi vardır: lavanta, adaçayı, biberiye, melisa. Yağlar burada damıtılır. On oda, on iki terapist; sabah saatleri altmış beş yaş üstüne ayrılır, çünkü onlar erken uyanır.',
      ],
      en: [
        'The spa is a low stone house in the middle of the garden with its own beds of lavender, sage, rosemary and lemon balm, and the oils are distilled here. Ten rooms, twelve therapists. The early hours are kept for guests over sixty-five, since they are awake.',
      ],
      de: [
        'Das Spa ist ein niedriges Steinhaus mitten im Garten, umgeben von eigenen Beeten mit Lavendel, Salbei, Rosmarin und Melisse; die Öle werden hier destilliert. Zehn Räume, zwölf Therapeuten. Die frühen Stunden sind Gästen über fünfundsechzig vorbehalten, die sind ja schon wach.',
      ],
      ru: [
        'Спа — низкий каменный дом посреди сада, вокруг грядки лаванды, шалфея, розмарина и мелиссы; масла перегоняют тут же. Десять кабинетов, двенадцать мастеров. Ранние часы отданы гостям старше шестидесяти пяти: они всё равно не спят.',
      ],
    },
    hours: [{ from: '08:30', to: '20:00' }],
    treatments: [
      {
        id: 34001,
        minutes: 45,
        title: { tr: 'Bahçe hamamı', en: 'Garden hammam', de: 'Gartenhamam', ru: 'Садовый хаммам' },
        text: {
          tr: 'Kese ve köpük, ardından melisa suyuyla durulama.',
          en: 'Scrub and foam, rinsed with lemon-balm water.',
          de: 'Peeling und Schaum, abgespült mit Melissenwasser.',
          ru: 'Кесе и пена, ополаскивание водой с мелиссой.',
        },
      },
      {
        id: 34002,
        minutes: 40,
        title: { tr: 'Diz ve kalça', en: 'Knees and hips', de: 'Knie und Hüfte', ru: 'Колени и бёдра' },
        text: {
          tr: 'Yumuşak masaj ve ılık biberiye kompresi; yüksek yatak, iniş çıkış kolay.',
          en: 'Gentle massage and warm rosemary compresses, on a bed that lowers itself.',
          de: 'Sanfte Massage und warme Rosmarinwickel, auf einer absenkbaren Liege.',
          ru: 'Мягкий массаж и тёплые компрессы с розмарином, на опускающейся кушетке.',
        },
      },
      {
        id: 34003,
        minutes: 50,
        title: { tr: 'Muz ve bal', en: 'Banana and honey', de: 'Banane und Honig', ru: 'Банан и мёд' },
        text: {
          tr: 'Güneş görmüş cilde bahçenin muzu, Toros balı ve yulaf.',
          en: 'Our bananas, Taurus honey and oats, for skin that has had sun.',
          de: 'Eigene Bananen, Taurushonig und Hafer für sonnenmüde Haut.',
          ru: 'Наши бананы, мёд с гор и овёс — для кожи после солнца.',
        },
      },
      {
        id: 34004,
        minutes: 30,
        title: { tr: 'Anne ile kız', en: 'Mother and daughter', de: 'Mutter und Tochter', ru: 'Мама и дочка' },
        text: {
          tr: 'Yan yana iki koltuk: ayak bakımı ve papatya çayı; sekiz yaşından.',
          en: 'Two chairs side by side: foot care and camomile tea, from the age of eight.',
          de: 'Zwei Sessel nebeneinander: Fußpflege und Kamillentee, ab acht Jahren.',
          ru: 'Два кресла рядом: уход за стопами и ромашковый чай, с восьми лет.',
        },
      },
      {
        id: 34005,
        minutes: 60,
        title: { tr: 'Lavanta masajı', en: 'Lavender massage', de: 'Lavendelmassage', ru: 'Лавандовый массаж' },
        text: {
          tr: 'Orta basınç, kendi lavantamızın yağı; haziranda tarladan taze.',
          en: 'Medium pressure with oil from our own lavender, fresh in June.',
          de: 'Mittlerer Druck, Öl vom eigenen Lavendel, im Juni ganz frisch.',
          ru: 'Среднее давление, масло нашей лаванды, в июне — свежайшее.',
        },
      },
      {
        id: 34006,
        minutes: 55,
        title: { tr: 'Su üstünde', en: 'Afloat', de: 'Schwebend', ru: 'На воде' },
        text: {
          tr: '35 derecelik sığ havuzda, terapistin kollarında esneme.',
          en: 'Stretching in a shallow pool at 35 degrees, held by the therapist.',
          de: 'Dehnen im flachen Becken bei 35 Grad, vom Therapeuten gehalten.',
          ru: 'Растяжка в мелком бассейне при 35 градусах, на руках у мастера.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'İki hamam', en: 'Two hammams', de: 'Zwei Hamams', ru: 'Два хаммама' },
        text: {
          tr: 'Biri sıcak ve sessiz, biri ılık ve aileye açık.',
          en: 'One hot and silent, one mild and open to families.',
          de: 'Einer heiß und still, einer mild und offen für Familien.',
          ru: 'Один горячий и тихий, другой тёплый и открыт для семей.',
        },
      },
      {
        title: { tr: 'Bahçe saunası', en: 'Garden sauna', de: 'Gartensauna', ru: 'Сауна в саду' },
        text: {
          tr: 'Sedir ağacından, 75 derece, kapısı lavantaya açılır.',
          en: 'Of cedar, 75 degrees, with a door into the lavender.',
          de: 'Aus Zedernholz, 75 Grad, mit Tür zum Lavendel.',
          ru: 'Из кедра, 75 градусов, дверь выходит в лаванду.',
        },
      },
      {
        title: { tr: 'Damıtma odası', en: 'Distillery', de: 'Destillierstube', ru: 'Комната перегонки' },
        text: {
          tr: 'Bakır imbik, çarşamba 11.00’de gösteri; küçük şişe hediye.',
          en: 'A copper still, shown on Wednesdays at eleven; you keep a small bottle.',
          de: 'Eine Kupferblase, Vorführung mittwochs um elf; ein Fläschchen ist für Sie.',
          ru: 'Медный аппарат, показ по средам в одиннадцать; пузырёк — вам.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Nisan, mayıs ve kasımda aile otelinin başka bir yüzü olur: dokuz terasta ekip toplantıları. Büyük salon bahçeye açılır, sandalye sayısı kadar tente altında öğle yeri vardır. Düğünler de buradadır; yılda ortalama kırk.',
      ],
      en: [
        'In April, May and November a family hotel shows another side, and teams meet on the terraces. The large hall opens into the garden, where lunch under awnings has as many seats as the hall. Weddings are held here too, some forty a year.',
      ],
      de: [
        'Im April, Mai und November zeigt das Familienhotel seine andere Seite, dann tagen Teams auf den Terrassen. Der große Saal öffnet sich zum Garten, wo unter Sonnensegeln ebenso viele Plätze zum Mittagessen warten. Auch Hochzeiten gibt es hier, rund vierzig im Jahr.',
      ],
      ru: [
        'В апреле, мае и ноябре у семейного отеля другое лицо: на террасах встречаются команды. Большой зал открывается в сад, где под тентами накрывают обед на столько же мест. Здесь играют и свадьбы, около сорока в год.',
      ],
    },
    halls: [
      { name: 'Alara', areaM2: 620, heightM: 5.4, theatre: 640, classroom: 340, banquet: 460 },
      { name: 'Şarapsa', areaM2: 180, heightM: 3.6, theatre: 170, classroom: 90, banquet: 120 },
      { name: 'Dim', areaM2: 58, heightM: 3, theatre: 45, classroom: 26, banquet: 32 },
    ],
  },
  shopping: {
    tr: [
      'Girişten kumsala inen üstü kapalı sokakta on iki dükkân var: kuyumcu, deri, peştemal, oyuncakçı, berber ve kasabadan gelen muz tezgâhı. Oyuncakçı pil değiştirir, deniz gözlüğü lastiği takar; bunun için para almaz.',
      'Dükkânlar 09.30–23.00 arasında açıktır. Avsallar pazarı çarşamba kurulur, yürüyerek on beş dakikadır; cuma günü Alanya’ya saat onda otobüs kalkar ve beşte döner.',
    ],
    en: [
      'A covered lane of twelve shops leads from the entrance to the beach: jeweller, leather, peştemal towels, toys, a barber, and a banana stall run by the village. The toy shop changes batteries and mends goggles, and takes nothing for it.',
      'They are open from 9.30 to 23.00. The market in Avsallar is on Wednesdays, fifteen minutes on foot. On Fridays a coach leaves for Alanya at ten and is back at five.',
    ],
    de: [
      'Vom Eingang führt eine überdachte Gasse mit zwölf Läden zum Strand: Juwelier, Leder, Peştemal-Tücher, Spielzeug, ein Friseur und ein Bananenstand aus dem Dorf. Der Spielzeugladen wechselt Batterien und flickt Schwimmbrillen, ohne etwas dafür zu nehmen.',
      'Geöffnet von 9.30 bis 23.00 Uhr. Mittwochs ist Markt in Avsallar, fünfzehn Minuten zu Fuß. Freitags um zehn fährt ein Bus nach Alanya, um fünf ist er zurück.',
    ],
    ru: [
      'От входа к пляжу ведёт крытая улочка, двенадцать лавок: ювелир, кожа, пештемали, игрушки, парикмахер и банановый прилавок из деревни. В игрушечной меняют батарейки и чинят очки для плавания — бесплатно.',
      'Открыто с 9:30 до 23:00. Рынок в Авсалларе по средам, пятнадцать минут пешком. В пятницу в десять уходит автобус в Аланию, обратно — в пять.',
    ],
  },
  philosophy: {
    tr: [
      'İyi bir otelin ölçüsü ilk geliş değil, ikincisidir. Yatağın hangi tarafında uyuduğunuzu, çayı kaç şekerle içtiğinizi deftere yazarız; defter hâlâ kâğıttır ve resepsiyonun arkasındaki dolapta durur. Misafirlerimizin yüzde 58’i en az üçüncü kez geliyor.',
      'Bahçe bizim asıl sermayemizdir. On dokuz bahçıvan çalışır, ilaç yerine uğur böceği alırız, budanan her dal öğütülüp toprağa döner. Muzun yaprağı yazın gölge, kışın kompost olur; hiçbir şey bahçeden çöp olarak çıkmaz.',
    ],
    en: [
      'A good hotel is measured not by the first visit but by the second. We note which side of the bed you sleep on and how many sugars you take. The notebook is still made of paper and stands in a cupboard behind reception. Fifty-eight per cent of our guests are here for the third time at least.',
      'The garden is our real capital. Nineteen gardeners look after it; we buy ladybirds instead of sprays, and every cut branch is shredded and goes back to the soil. Banana leaves are shade in summer and compost in winter. Nothing leaves the garden as rubbish.',
    ],
    de: [
      'Ein gutes Hotel misst man nicht am ersten Besuch, sondern am zweiten. Wir notieren, auf welcher Seite Sie schlafen und wie viel Zucker Sie nehmen. Das Heft ist noch aus Papier und steht im Schrank hinter der Rezeption. 58 Prozent unserer Gäste sind mindestens zum dritten Mal da.',
      'Der Garten ist unser eigentliches Kapital. Neunzehn Gärtner pflegen ihn; statt Spritzmittel kaufen wir Marienkäfer, und jeder geschnittene Ast kehrt gehäckselt in den Boden zurück. Bananenblätter sind im Sommer Schatten, im Winter Kompost. Als Müll verlässt nichts den Garten.',
    ],
    ru: [
      'Хороший отель узнают не по первому приезду, а по второму. Мы записываем, с какой стороны кровати вы спите и сколько кладёте сахара. Тетрадь по-прежнему бумажная и лежит в шкафу за стойкой. 58 процентов гостей приехали по меньшей мере в третий раз.',
      'Сад — наш главный капитал. За ним ухаживают девятнадцать садовников; вместо химии мы покупаем божьих коровок, а каждую срезанную ветку измельчают и возвращают в почву. Банановые листья летом дают тень, зимой — компост. Мусором из сада не уходит ничего.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2025 },
    { code: 'green-star', year: 2022 },
    { code: 'sustainable-tourism', year: 2024 },
    { code: 'iso-22000', year: 2024 },
    { code: 'zero-waste', year: 2023 },
    { code: 'safe-tourism', year: 2022 },
  ],
  stories: [
    {
      title: {
        tr: 'Üç kuşak, bir gün',
        en: 'Three generations, one day',
        de: 'Drei Generationen, ein Tag',
        ru: 'Три поколения, один день',
      },
      pictures: ['beach', 'aquapark', 'kids', 'terrace', 'event'],
    },
    {
      title: {
        tr: 'Muz bahçesinden',
        en: 'From the banana grove',
        de: 'Aus dem Bananengarten',
        ru: 'Из бананового сада',
      },
      pictures: ['garden', 'meze', 'dessert', 'spa'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Havalimanından yol uzun değil mi?',
        en: 'Is the transfer not rather long?',
        de: 'Ist der Weg vom Flughafen nicht weit?',
        ru: 'От аэропорта не слишком далеко?',
      },
      answer: {
        tr: 'Antalya’dan 99 kilometre, yaklaşık doksan dakikadır; yarı yolda çocuklar için on dakika dururuz. Gazipaşa Havalimanı’na inerseniz 68 kilometre, bir saat.',
        en: 'From Antalya it is 99 kilometres, about ninety minutes, with a ten-minute stop for children halfway. From Gazipaşa airport it is 68 kilometres, or an hour.',
        de: 'Von Antalya sind es 99 Kilometer, rund neunzig Minuten, auf halber Strecke mit zehn Minuten Pause für Kinder. Ab Gazipaşa sind es 68 Kilometer, also eine Stunde.',
        ru: 'Из Антальи 99 километров, около полутора часов; на полпути десять минут остановки для детей. Из аэропорта Газипаша — 68 километров, то есть час.',
      },
    },
    {
      question: {
        tr: 'Teraslar arası bebek arabasıyla geçilir mi?',
        en: 'Can we get between the terraces with a pram?',
        de: 'Kommt man mit dem Kinderwagen zwischen den Terrassen durch?',
        ru: 'Пройти между террасами с коляской можно?',
      },
      answer: {
        tr: 'Evet. Dört asansör her terasta durur, bahçe yollarının tamamı rampalıdır. Resepsiyonda ödünç 30 araba var; kum için geniş tekerlekli altı tane.',
        en: 'Yes. Four lifts stop on every terrace and all garden paths have ramps. Reception lends thirty pushchairs, six of them with wide wheels for sand.',
        de: 'Ja. Vier Aufzüge halten auf jeder Terrasse, alle Gartenwege haben Rampen. Die Rezeption verleiht dreißig Buggys, sechs davon mit breiten Rädern für den Sand.',
        ru: 'Да. Четыре лифта останавливаются на каждой террасе, на всех дорожках пандусы. На стойке дают тридцать колясок, шесть из них с широкими колёсами для песка.',
      },
    },
    {
      question: {
        tr: 'Sessiz bir köşe var mı?',
        en: 'Is there a quiet corner?',
        de: 'Gibt es eine ruhige Ecke?',
        ru: 'Есть ли тихий уголок?',
      },
      answer: {
        tr: 'Üç tane: Bahçe Havuzu, kumsalın batı ucu ve bungalovlar. Sahne tarafındaki odalarda 23.00’e kadar müzik duyulur; istemezseniz rezervasyonda yazın.',
        en: 'Three: the Garden Pool, the western end of the beach, and the bungalows. Rooms near the stage hear music until 23.00; if you would rather not, tell us when booking.',
        de: 'Drei: der Gartenpool, das westliche Strandende und die Bungalows. In den Zimmern nahe der Bühne hört man bis 23 Uhr Musik; wer das nicht möchte, sagt es bei der Buchung.',
        ru: 'Целых три: бассейн в саду, западный край пляжа и бунгало. В номерах у сцены музыка слышна до 23:00; если не хотите — напишите при бронировании.',
      },
    },
    {
      question: {
        tr: 'Her yıl aynı odayı alabilir miyiz?',
        en: 'May we have the same room every year?',
        de: 'Können wir jedes Jahr dasselbe Zimmer bekommen?',
        ru: 'Можно каждый год брать один и тот же номер?',
      },
      answer: {
        tr: 'Evet, ayrılırken gelecek yılın haftasını söyleyin. 140 aile böyle geliyor; odanın numarası değişirse önceden arayıp soruyoruz.',
        en: 'Yes. Name your week for next year when you leave. A hundred and forty families do so, and should the room number have to change we telephone first.',
        de: 'Ja. Nennen Sie bei der Abreise Ihre Woche fürs nächste Jahr. Hundertvierzig Familien machen das so, und muss die Nummer einmal wechseln, rufen wir vorher an.',
        ru: 'Да. Уезжая, назовите неделю на следующий год. Так поступают сто сорок семей, а если номер придётся сменить, мы сначала позвоним.',
      },
    },
  ],
  gaps: { byLang: { tr: ['meeting'] } },
}
