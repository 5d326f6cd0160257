import type { HotelContent } from '../types.ts'

export const boutique: HotelContent = {
  key: 'boutique',
  id: 25,
  slug: 'crystal-boutique',
  name: 'Crystal Boutique',
  region: 'BELEK',
  stars: 5,
  opened: 2014,
  renovated: 2023,
  roomsTotal: 120,
  latitude: 36.8649,
  longitude: 30.9874,
  address: 'Kadriye Mahallesi, Turunç Sokak No: 8, 07525 Serik / Antalya',
  phone: '+90 242 555 25 14',
  email: 'boutique@crystalhotels.example',
  whatsapp: '905325550125',
  locality: { tr: 'Belek, Kadriye', en: 'Belek, Kadriye', de: 'Belek, Kadriye', ru: 'Белек, Кадрие' },
  airport: {
    name: { tr: 'Antalya Havalimanı', en: 'Antalya Airport', de: 'Flughafen Antalya', ru: 'Аэропорт Анталии' },
    km: 29,
    minutes: 30,
  },
  centre: {
    name: { tr: 'Kadriye meydanı', en: 'Kadriye square', de: 'Ortsmitte von Kadriye', ru: 'Площадь Кадрие' },
    km: 2,
  },
  beach: { lengthM: 90, walkM: 450, ground: 'sand', blueFlag: false },
  adultsOnly: true,

  slogan: {
    tr: 'Yüz yirmi oda, üç bin kitap',
    en: 'Room to read by the sea',
    de: 'Hundertzwanzig Zimmer, dreitausend Bücher',
    ru: 'Сто двадцать номеров, три тысячи книг',
  },
  sloganText: {
    tr: 'Turunç avlusunun çevresinde üç katlı bir ev; gürültü yapan tek şey sayfalar ve çeşme.',
    en: 'A house of three floors round a courtyard of bitter oranges, where the only noise is pages and a fountain.',
    de: 'Ein Haus mit drei Stockwerken um einen Hof voller Bitterorangen; laut sind hier nur Buchseiten und der Brunnen.',
    ru: 'Трёхэтажный дом вокруг двора с горькими апельсинами, где шумят только страницы и фонтан.',
  },
  promise: {
    tr: 'İki kişilik tatiller ve yanına üç kitap alıp dördüncüyü burada bulanlar için. 16 yaşından itibaren.',
    en: 'For two, or for one with three books who finds the fourth here. Guests from the age of 16.',
    de: 'Für zwei, oder für einen mit drei Büchern, der das vierte hier findet. Ab 16 Jahren.',
    ru: 'Для двоих или для одного с тремя книгами, который четвёртую найдёт здесь. С 16 лет.',
  },
  about: {
    tr: [
      'Crystal Boutique, Kadriye’de, denizden 450 metre içeride, eski bir turunçgil bahçesinin ortasındadır. 2014’te ev yapılırken 86 turunç ağacı yerinde bırakıldı; avlu onların arasında kaldı. Komşularımız bir sera, iki golf sahası ve sabahları geçen bir koyun sürüsüdür. Kadriye meydanına yürümek 25 dakika sürer.',
      'Bina U biçiminde ve üç katlıdır; hiçbir koridorda on ikiden fazla kapı yoktur. Ortak duvarlar 32 santimetre kalınlıktadır, kapılar keçe kenarlıdır. Animasyon, anons, havuz başında hoparlör yoktur. Bunları aramayan 240 kişi bir araya gelince ortaya çıkan sessizlik, insanın omuzlarını aşağı indirir.',
      'Günün saati gevşektir. Kahvaltı on ikiye kadar masaya servis edilir, açık büfe kurulmaz. Öğleden sonra avluda güneş yürüdükçe koltuklar da yürür. Akşam yedide kütüphanede şömine ya da pencere açılır, mevsimine göre. Çarşamba günleri saat dokuzda biri piyanoya oturur; on bire doğru lambalar birer birer söner.',
    ],
    en: [
      'Crystal Boutique is in Kadriye, 450 metres inland, in what used to be a citrus orchard. When the house was built in 2014, 86 bitter-orange trees stayed where they were and the courtyard formed around them. Our neighbours are a greenhouse, two golf courses and a flock of sheep that passes in the morning. The village square is a walk of 25 minutes.',
      'The building is a U of three floors, and no corridor has more than twelve doors. Walls between rooms are 32 centimetres thick and the doors are edged with felt. There is no animation team, no announcement, no loudspeaker by the pool. When 240 people come together who do not miss these things, the quiet lets your shoulders down.',
      'The hours are loose. Breakfast is served at the table until noon and there is no buffet. In the afternoon the sun crosses the courtyard and the armchairs follow it. At seven the library lights its fire or opens its windows, as the season asks. On Wednesdays at nine somebody sits down at the piano; towards eleven the lamps go out one after another.',
    ],
    de: [
      'Das Crystal Boutique liegt in Kadriye, 450 Meter vom Meer, in einem früheren Zitrusgarten. Als das Haus 2014 entstand, blieben 86 Bitterorangenbäume stehen, und der Hof wuchs um sie herum. Nachbarn sind ein Gewächshaus, zwei Golfplätze und eine Schafherde, die morgens vorbeizieht. Bis zum Dorfplatz geht man 25 Minuten.',
      'Das Gebäude ist ein U mit drei Stockwerken, kein Flur hat mehr als zwölf Türen. Die Wände zwischen den Zimmern sind 32 Zentimeter dick, die Türen mit Filz gefasst. Es gibt keine Animation, keine Durchsagen, keine Lautsprecher am Becken. Wenn 240 Menschen zusammenkommen, denen das nicht fehlt, sinken nach und nach die Schultern.',
      'Die Stunden sind locker. Das Frühstück wird bis zwölf am Tisch serviert, ein Buffet gibt es nicht. Nachmittags wandert die Sonne durch den Hof und die Sessel wandern mit. Um sieben brennt in der Bibliothek der Kamin oder es stehen die Fenster offen, je nach Jahreszeit. Mittwochs um neun setzt sich jemand ans Klavier; gegen elf geht eine Lampe nach der anderen aus.',
    ],
    ru: [
      'Crystal Boutique находится в Кадрие, в 450 метрах от моря, в бывшем цитрусовом саду. Когда в 2014 году строили дом, 86 померанцев оставили на месте, и двор сложился вокруг них. Соседи наши — теплица, два поля для гольфа и отара овец, которая проходит по утрам. До деревенской площади 25 минут пешком.',
      'Здание в три этажа построено буквой U, и ни в одном коридоре нет больше двенадцати дверей. Стены между номерами толщиной 32 сантиметра, двери обиты по краю войлоком. Нет ни анимации, ни объявлений, ни динамиков у бассейна. Когда собираются 240 человек, которым этого не нужно, наступает тишина и плечи опускаются сами.',
      'Часы здесь нестрогие. Завтрак подают к столу до полудня, шведского стола нет. После обеда солнце идёт по двору, и кресла за ним. В семь в библиотеке разжигают камин или открывают окна, смотря по сезону. По средам в девять кто-нибудь садится за рояль; к одиннадцати лампы гаснут одна за другой.',
    ],
  },
  highlights: [
    {
      title: {
        tr: '3.200 ciltlik kütüphane',
        en: 'A library of 3,200',
        de: 'Bibliothek mit 3.200 Bänden',
        ru: 'Библиотека в 3200 томов',
      },
      text: {
        tr: 'On bir dilde. Bitmeyen kitabı eve götürüp postayla geri gönderebilirsiniz; yüzde 91’i döner.',
        en: 'In eleven languages. An unfinished book may go home with you and come back by post; 91 per cent do.',
        de: 'In elf Sprachen. Was nicht ausgelesen ist, darf mit nach Hause und kommt per Post zurück; 91 Prozent tun es.',
        ru: 'На одиннадцати языках. Недочитанное можно увезти и вернуть почтой; возвращается 91 процент.',
      },
      picture: 'lobby',
    },
    {
      title: {
        tr: '86 turunç ağacı',
        en: 'Eighty-six orange trees',
        de: 'Sechsundachtzig Orangenbäume',
        ru: 'Восемьдесят шесть померанцев',
      },
      text: {
        tr: 'Nisanda on gün boyunca bütün ev çiçek kokar. Reçeli şubatta kaynar, giderken bir kavanoz verilir.',
        en: 'For ten days in April the whole house smells of blossom. The marmalade is made in February; one jar leaves with you.',
        de: 'Zehn Tage im April duftet das ganze Haus nach Blüten. Die Marmelade kocht im Februar, ein Glas reist mit Ihnen ab.',
        ru: 'Десять дней в апреле весь дом пахнет цветами. Варенье варят в феврале, одну банку дают с собой.',
      },
      picture: 'courtyard',
    },
    {
      title: { tr: 'Büfesiz mutfak', en: 'No buffet', de: 'Küche ohne Buffet', ru: 'Кухня без шведского стола' },
      text: {
        tr: 'Her öğün masaya gelir. 74 kişilik salonda üç garsondan biri adınızı ikinci gün bilir.',
        en: 'Every meal is brought to the table. In a dining room of 74 seats the waiter knows your name on the second day.',
        de: 'Jede Mahlzeit kommt an den Tisch. In einem Saal mit 74 Plätzen kennt der Kellner am zweiten Tag Ihren Namen.',
        ru: 'Всё подают к столу. В зале на 74 места официант знает ваше имя уже на второй день.',
      },
      picture: 'restaurant',
    },
    {
      title: { tr: 'Bütün yıl açık', en: 'Open all year', de: 'Ganzjährig geöffnet', ru: 'Открыт круглый год' },
      text: {
        tr: 'Ocakta öğlen 15 derece, iç havuz 31, şömine yanıyor. Kışın gelenler en uzun kalanlardır: ortalama on bir gece.',
        en: 'In January it is 15 degrees at noon, 31 in the indoor pool, and the fire is lit. Winter guests stay longest: eleven nights on average.',
        de: 'Im Januar mittags 15 Grad, im Innenbecken 31, und der Kamin brennt. Wintergäste bleiben am längsten: im Schnitt elf Nächte.',
        ru: 'В январе днём 15 градусов, в крытом бассейне 31, и горит камин. Зимой гости остаются дольше всего: в среднем на одиннадцать ночей.',
      },
      picture: 'mountain',
    },
  ],
  day: [
    {
      title: { tr: 'Koyunlar geçer', en: 'Sheep go by', de: 'Schafe ziehen vorbei', ru: 'Проходят овцы' },
      text: {
        tr: 'Çıngırak sesi yedi buçukta arka yoldadır. Uyanmak zorunda değilsiniz; kahvaltı on ikiye kadar.',
        en: 'The bells are on the back lane at half past seven. You need not get up: breakfast lasts until noon.',
        de: 'Um halb acht klingen die Glocken auf dem hinteren Weg. Aufstehen müssen Sie nicht: Frühstück gibt es bis zwölf.',
        ru: 'В половине восьмого на задней дороге слышны колокольчики. Вставать не обязательно: завтрак до полудня.',
      },
      from: '07:30',
      to: '12:00',
    },
    {
      title: { tr: 'Deniz yolu', en: 'The path to the sea', de: 'Der Weg zum Meer', ru: 'Дорога к морю' },
      text: {
        tr: 'Çamların altından 450 metre. Sahilde 60 şezlong vardır, hepsinin gölgesi ve okuma yastığı ayrıdır.',
        en: 'Four hundred and fifty metres under pines. On the beach are 60 loungers, each with its own shade and a cushion for reading.',
        de: 'Vierhundertfünfzig Meter unter Pinien. Am Strand stehen 60 Liegen, jede mit eigenem Schatten und Lesekissen.',
        ru: 'Четыреста пятьдесят метров под пиниями. На пляже 60 шезлонгов, у каждого своя тень и подушка для чтения.',
      },
      from: '12:00',
      to: '16:00',
    },
    {
      title: { tr: 'Beş çayı', en: 'Tea at five', de: 'Tee um fünf', ru: 'Чай в пять' },
      text: {
        tr: 'Avluda Rize çayı, portakallı kek ve kimsenin yüksek sesle konuşmadığı bir saat.',
        en: 'Rize tea and orange cake in the courtyard, and an hour when nobody raises a voice.',
        de: 'Tee aus Rize und Orangenkuchen im Hof, und eine Stunde, in der niemand die Stimme hebt.',
        ru: 'Чай из Ризе и апельсиновый кекс во дворе, и час, когда никто не повышает голоса.',
      },
      from: '16:00',
      to: '18:30',
    },
    {
      title: { tr: 'Tek oturum', en: 'One sitting', de: 'Eine einzige Runde', ru: 'Одна посадка' },
      text: {
        tr: 'Masanız bütün akşam sizindir. Beş tabak iki buçuk saat sürer, acele isteyen de olmaz.',
        en: 'The table is yours for the evening. Five plates take two and a half hours, and no one has asked for less.',
        de: 'Der Tisch gehört Ihnen den ganzen Abend. Fünf Teller dauern zweieinhalb Stunden.',
        ru: 'Столик ваш на весь вечер. Пять блюд занимают два с половиной часа.',
      },
      from: '19:00',
      to: '22:00',
    },
    {
      title: { tr: 'Plağın B yüzü', en: 'The B side', de: 'Die B-Seite', ru: 'Сторона «Б»' },
      text: {
        tr: 'Barda 900 plak. İstek yazılır, sırası gelince çalınır; arada susulur da.',
        en: 'Nine hundred records at the bar. Requests are written down and played in turn, with pauses.',
        de: 'An der Bar stehen 900 Platten. Wünsche schreibt man auf, gespielt wird der Reihe nach, mit Pausen.',
        ru: 'В баре 900 пластинок. Заявки пишут на бумаге и ставят по очереди, с паузами.',
      },
      from: '22:00',
      to: '00:30',
    },
  ],
  beachText: {
    tr: [
      'Deniz kapıda değildir, bunu baştan söyleyelim: çamların altından 450 metre yürünür, isteyeni elektrikli araba altı dakikada bir alır. Plaj 90 metredir ve yalnızca 60 şezlong koyarız; ince kumlu, dibi temiz, ilk 20 metresi sığdır.',
      'Plajda bir kitap dolabı, bir çeşme ve bir görevli vardır. Müzik yoktur, satıcı girmez, telefon konuşması için ilerideki bank ayrılmıştır. Öğle yemeği sepetle gelir: sandviç, meyve, soğuk bir şey ve bir şiir.',
    ],
    en: [
      'The sea is not at the door, and we say so at once: it is 450 metres under pines, with an electric cart every six minutes for those who prefer. The beach is 90 metres long and we put out no more than 60 loungers. The sand is fine, the bottom clean, the first 20 metres shallow.',
      'There is a bookcase on the beach, a tap and one attendant. There is no music and no one selling things, and calls are made from the bench further along. Lunch comes in a basket: a sandwich, fruit, something cold and a poem.',
    ],
    de: [
      'Das Meer liegt nicht vor der Tür, das sei gleich gesagt: Es sind 450 Meter unter Pinien, und wer nicht gehen mag, nimmt den Elektrowagen, der alle sechs Minuten fährt. Der Strand misst 90 Meter, mehr als 60 Liegen stellen wir nicht auf. Der Sand ist fein, der Grund sauber, die ersten 20 Meter sind flach.',
      'Am Strand gibt es einen Bücherschrank, einen Wasserhahn und einen Betreuer. Keine Musik, keine Verkäufer, und telefoniert wird auf der Bank ein Stück weiter. Das Mittagessen kommt im Korb: ein Sandwich, Obst, etwas Kaltes und ein Gedicht.',
    ],
    ru: [
      'Море не у порога, скажем сразу: 450 метров под пиниями, а для тех, кто не хочет идти, каждые шесть минут едет электрокар. Длина пляжа 90 метров, и мы ставим не больше 60 шезлонгов. Песок мелкий, дно чистое, первые 20 метров мелко.',
      'На пляже есть книжный шкаф, кран с водой и один служащий. Нет музыки и торговцев, а звонят со скамейки поодаль. Обед приносят в корзине: сэндвич, фрукты, что-нибудь холодное и стихотворение.',
    ],
  },
  pools: [
    {
      name: { tr: 'Avlu Havuzu', en: 'Courtyard Pool', de: 'Hofbecken', ru: 'Бассейн во дворе' },
      text: {
        tr: 'Turunçların arasında 18 metrelik koyu yeşil bir ayna. Atlanmaz, girilir.',
        en: 'A dark green mirror of 18 metres between the orange trees. One walks in; nobody dives.',
        de: 'Ein dunkelgrüner Spiegel von 18 Metern zwischen den Orangenbäumen. Man steigt hinein, man springt nicht.',
        ru: 'Тёмно-зелёное зеркало длиной 18 метров между померанцами. В него входят, а не прыгают.',
      },
      areaM2: 160,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
    {
      name: { tr: 'Güney Havuzu', en: 'South Pool', de: 'Südbecken', ru: 'Южный бассейн' },
      text: {
        tr: 'Bahçenin alt ucunda, 25 metre, üç kulvar. Çevresinde 40 şezlong, aralarında üçer adım.',
        en: 'At the foot of the garden: 25 metres, three lanes, and 40 loungers with three steps between them.',
        de: 'Am unteren Ende des Gartens: 25 Meter, drei Bahnen, 40 Liegen mit je drei Schritten Abstand.',
        ru: 'В нижней части сада: 25 метров, три дорожки и 40 шезлонгов, между ними по три шага.',
      },
      areaM2: 300,
      depthM: 1.6,
      heated: false,
      from: '07:00',
      to: '19:00',
    },
    {
      name: { tr: 'Kış Havuzu', en: 'Winter Pool', de: 'Winterbecken', ru: 'Зимний бассейн' },
      text: {
        tr: 'Camlı limonlukta, ekimden mayısa 31 derece. Yağmurlu günlerde en çok aranan yer.',
        en: 'Under the glass of the orangery, 31 degrees from October to May. The place to be when it rains.',
        de: 'Unter dem Glas der Orangerie, von Oktober bis Mai 31 Grad. Der richtige Ort bei Regen.',
        ru: 'Под стеклом оранжереи, с октября по май 31 градус. Лучшее место в дождь.',
      },
      areaM2: 110,
      depthM: 1.35,
      heated: true,
      from: '08:00',
      to: '21:00',
    },
  ],
  rooms: [
    {
      id: 2501,
      category: 'STANDARD',
      name: { tr: 'Turunç Odası', en: 'Bitter Orange Room', de: 'Bitterorangenzimmer', ru: 'Номер «Померанец»' },
      slug: { tr: 'turunc-odasi', en: 'bitter-orange-room', de: 'bitterorangenzimmer', ru: 'nomer-pomeranets' },
      text: {
        tr: 'Avluya bakan 28 metrekare. Balkonda iki sandalye, elinizi uzatsanız bir turunç.',
        en: 'Twenty-eight square metres above the courtyard, two chairs on the balcony and fruit within reach.',
        de: 'Achtundzwanzig Quadratmeter über dem Hof, zwei Stühle auf dem Balkon und Früchte in Reichweite.',
        ru: 'Двадцать восемь метров над двором, два стула на балконе и плоды на расстоянии руки.',
      },
      body: {
        tr: [
          'Çeşmenin sesi balkon kapısından girer, kapatınca kesilir. Yatağın iki yanındaki okuma lambası ayrı ayrı yanar ve ışığı yalnızca sayfaya düşer; biri uyurken öbürü okuyabilsin diye üç lamba denedik.',
          'Ceviz masa, keten perde, pamuklu nevresim. Televizyon dolabın içindedir ve çoğu konuk onu ancak giderken fark eder.',
        ],
        en: [
          'The fountain is heard through the balcony door and is gone when you close it. The reading lamps on either side of the bed work apart and light the page alone; we tried three kinds, so that one can sleep while the other reads.',
          'A walnut desk, linen curtains, cotton sheets. The television is inside the cupboard, and most guests discover it on the day they leave.',
        ],
        de: [
          'Durch die Balkontür hört man den Brunnen, bei geschlossener Tür nicht mehr. Die Leselampen links und rechts vom Bett leuchten getrennt und nur auf die Seite; drei Modelle haben wir probiert, damit einer schlafen und der andere lesen kann.',
          'Schreibtisch aus Nussbaum, Leinenvorhänge, Bettwäsche aus Baumwolle. Der Fernseher steckt im Schrank, die meisten entdecken ihn am Abreisetag.',
        ],
        ru: [
          'Через балконную дверь слышен фонтан; закроешь её, и он исчезает. Лампы по обе стороны кровати включаются отдельно и освещают только страницу: мы испробовали три модели, чтобы один мог спать, пока другой читает.',
          'Ореховый стол, льняные занавески, хлопковое бельё. Телевизор спрятан в шкафу, и большинство гостей находят его в день отъезда.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: 'Çift kişilik ya da iki tek yatak',
        en: 'Double bed or two singles',
        de: 'Doppelbett oder zwei Einzelbetten',
        ru: 'Двуспальная или две односпальные кровати',
      },
      view: { tr: 'Turunç avlusu', en: 'Orange courtyard', de: 'Orangenhof', ru: 'Двор с померанцами' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'rain-shower',
        'desk',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 2502,
      category: 'STANDARD',
      name: { tr: 'Sabah Odası', en: 'Morning Room', de: 'Morgenzimmer', ru: 'Утренний номер' },
      slug: { tr: 'sabah-odasi', en: 'morning-room', de: 'morgenzimmer', ru: 'utrenniy-nomer' },
      text: {
        tr: 'Doğu kanadında 30 metrekare; güneş altıda perdeye, yedide yatağa gelir.',
        en: 'Thirty square metres in the east wing; the sun is on the curtain at six and on the bed at seven.',
        de: 'Dreißig Quadratmeter im Ostflügel; um sechs steht die Sonne am Vorhang, um sieben auf dem Bett.',
        ru: 'Тридцать метров в восточном крыле; в шесть солнце на занавеске, в семь на кровати.',
      },
      body: {
        tr: [
          'Pencere bahçe yoluna ve arkasındaki seraya bakar; koyunlar buradan geçer. Balkon küçüktür, bir kişilik uzun koltuğa göre ölçülmüştür. Öğleden sonra oda gölgededir ve yazın en serin yer burasıdır.',
          'Duşun penceresi vardır, camı buzludur. Kahve değirmeni, üç çeşit çekirdek ve bakır cezve odadadır; erken kalkan kimseyi uyandırmadan kahvesini pişirir.',
        ],
        en: [
          'The window looks on the garden path and the greenhouse behind it, which is the way the sheep take. The balcony is small and cut to the length of one long chair. After noon the room is in shade, the coolest place of the house in summer.',
          'The shower has a window of frosted glass. A grinder, three kinds of beans and a copper pot are in the room, so that early risers can make coffee without waking anyone.',
        ],
        de: [
          'Das Fenster geht auf den Gartenweg und das Gewächshaus dahinter, hier ziehen die Schafe entlang. Der Balkon ist klein und nach einem einzigen Liegestuhl bemessen. Ab Mittag liegt das Zimmer im Schatten, im Sommer der kühlste Ort im Haus.',
          'Die Dusche hat ein Fenster aus Milchglas. Eine Mühle, drei Sorten Bohnen und ein Kupferkännchen stehen bereit, damit Frühaufsteher Kaffee kochen, ohne jemanden zu wecken.',
        ],
        ru: [
          'Окно выходит на садовую дорожку и теплицу за ней: здесь и проходят овцы. Балкон невелик, его размер взят по одному длинному креслу. После полудня номер в тени, летом это самое прохладное место в доме.',
          'В душе есть окно с матовым стеклом. Мельница, три сорта зёрен и медная джезва стоят в номере, чтобы ранний гость сварил кофе и никого не разбудил.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: 'Çift kişilik yatak', en: 'Double bed', de: 'Doppelbett', ru: 'Двуспальная кровать' },
      view: { tr: 'Bahçe ve sera', en: 'Garden and greenhouse', de: 'Garten und Gewächshaus', ru: 'Сад и теплица' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'shower',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 2503,
      category: 'STANDARD',
      name: {
        tr: 'Tek Kişilik Okur Odası',
        en: 'Solo Reader’s Room',
        de: 'Lesezimmer für einen',
        ru: 'Комната одинокого читателя',
      },
      slug: { tr: 'okur-odasi', en: 'solo-readers-room', de: 'lesezimmer', ru: 'komnata-chitatelya' },
      text: {
        tr: 'Tek kişi için düşünülmüş 22 metrekare: geniş tek yatak, berjer, dolu bir raf.',
        en: 'Twenty-two square metres meant for one: a wide single bed, a wing chair and a full shelf.',
        de: 'Zweiundzwanzig Quadratmeter, gedacht für einen: breites Einzelbett, Ohrensessel, volles Regal.',
        ru: 'Двадцать два метра, задуманные для одного: широкая кровать, вольтеровское кресло и полная полка.',
      },
      body: {
        tr: [
          'Bu on dört oda, çift kişilik odanın küçültülmüşü değildir. Yatak 120 santimetre, koltuk pencerenin tam ışığındadır; raftaki yirmi kitabı kütüphanecimiz gelmeden önce sorduğu üç soruya göre seçer.',
          'Restoranda tek kişilik masalar duvar dibinde değil, avlu tarafındadır. Tek gelmek burada açıklama istemez.',
        ],
        en: [
          'These fourteen rooms are not shrunken doubles. The bed is 120 centimetres wide and the armchair stands in the full light of the window. The twenty books on the shelf are chosen by our librarian after three questions asked before you come.',
          'In the restaurant the tables for one are not by the wall but on the courtyard side. Coming alone needs no explanation here.',
        ],
        de: [
          'Diese vierzehn Zimmer sind keine geschrumpften Doppelzimmer. Das Bett ist 120 Zentimeter breit, der Sessel steht im vollen Licht des Fensters. Die zwanzig Bücher im Regal wählt unsere Bibliothekarin nach drei Fragen aus, die sie vorab stellt.',
          'Im Restaurant stehen die Tische für eine Person nicht an der Wand, sondern zum Hof hin. Wer allein kommt, muss hier nichts erklären.',
        ],
        ru: [
          'Эти четырнадцать комнат не уменьшенные двухместные. Ширина кровати 120 сантиметров, кресло стоит в полном свете окна. Двадцать книг на полке подбирает наша библиотекарь по трём вопросам, которые задаёт заранее.',
          'Столики на одного в ресторане стоят не у стены, а со стороны двора. Приезжать одному здесь можно без объяснений.',
        ],
      },
      sizeM2: 22,
      maxAdults: 1,
      maxChildren: 0,
      beds: {
        tr: '120 cm tek yatak',
        en: 'Single bed of 120 cm',
        de: 'Einzelbett, 120 cm',
        ru: 'Односпальная кровать 120 см',
      },
      view: { tr: 'Bahçe', en: 'Garden', de: 'Garten', ru: 'Сад' },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'shower',
        'desk',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 2504,
      category: 'STANDARD',
      name: { tr: 'Çatı Altı Oda', en: 'Room under the Roof', de: 'Dachzimmer', ru: 'Номер под крышей' },
      slug: { tr: 'cati-alti-oda', en: 'room-under-the-roof', de: 'dachzimmer', ru: 'nomer-pod-kryshey' },
      text: {
        tr: 'Üçüncü katta, eğimli ahşap tavan ve yatağın üstünde bir gök penceresi; 33 metrekare.',
        en: 'On the third floor with a sloping timber ceiling and a skylight above the bed; 33 square metres.',
        de: 'Im dritten Stock unter schräger Holzdecke, mit Dachfenster über dem Bett; 33 Quadratmeter.',
        ru: 'На третьем этаже, под скошенным деревянным потолком, с окном в небо над кроватью; 33 метра.',
      },
      body: {
        tr: [
          'Pencere yatarken yıldızlara, otururken turunçların tepesine bakar. Perdesi elle değil düğmeyle iner, sabahı ertelemek isteyenler için. Yağmurda tıpırtısı duyulur; konukların yarısı bu yüzden kışın burayı ister.',
          'En alçak yerde tavan 1,60 metredir ve oraya küvet konmuştur. Uzun boylu konuklara küvetten kalkarken dikkat etmelerini söyleriz, hepsi bir kez unutur.',
        ],
        en: [
          'Lying down you see stars, sitting up the tops of the orange trees. The blind goes down at a button for those who wish to put off the morning. Rain is heard here; half of our winter guests ask for the room because of it.',
          'Where the ceiling is lowest it is 1.60 metres, and there we put the bathtub. Tall guests are told to mind their heads when they get out, and everyone forgets once.',
        ],
        de: [
          'Im Liegen sieht man Sterne, im Sitzen die Wipfel der Orangenbäume. Das Rollo fährt auf Knopfdruck herunter, für alle, die den Morgen verschieben möchten. Regen hört man hier; die Hälfte der Wintergäste bittet gerade deshalb um das Zimmer.',
          'An der niedrigsten Stelle misst die Decke 1,60 Meter, und dort steht die Wanne. Große Gäste bitten wir, beim Aufstehen auf den Kopf zu achten; jeder vergisst es einmal.',
        ],
        ru: [
          'Лёжа видишь звёзды, сидя — верхушки померанцев. Шторка опускается кнопкой: для тех, кто хочет отложить утро. Здесь слышен дождь, и половина зимних гостей просит этот номер именно поэтому.',
          'В самом низком месте потолок 1,60 метра, там и стоит ванна. Высоких гостей мы просим беречь голову, когда они встают; каждый один раз забывает.',
        ],
      },
      sizeM2: 33,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: 'Geniş çift kişilik yatak', en: 'King-size bed', de: 'Kingsize-Bett', ru: 'Кровать king-size' },
      view: {
        tr: 'Gökyüzü ve ağaç tepeleri',
        en: 'Sky and treetops',
        de: 'Himmel und Baumwipfel',
        ru: 'Небо и верхушки деревьев',
      },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 2505,
      category: 'SUITE',
      name: { tr: 'Limonluk Süit', en: 'Orangery Suite', de: 'Orangerie-Suite', ru: 'Люкс «Оранжерея»' },
      slug: { tr: 'limonluk-suit', en: 'orangery-suite', de: 'orangerie-suite', ru: 'lyuks-oranzhereya' },
      text: {
        tr: 'Camlı bir kış bahçesi, iç içe iki oda, 52 metrekare. Saksıda limon, masada bıçak.',
        en: 'A glazed winter garden and two rooms opening into each other, 52 square metres. A lemon tree in a pot, a knife on the table.',
        de: 'Ein verglaster Wintergarten und zwei ineinandergehende Zimmer, 52 Quadratmeter. Zitronenbaum im Topf, Messer auf dem Tisch.',
        ru: 'Застеклённый зимний сад и две комнаты анфиладой, 52 метра. Лимон в кадке, нож на столе.',
      },
      body: {
        tr: [
          'Sekiz süitin önünde dört metrelik bir cam bölme vardır: yazın tümüyle katlanır ve terasa dönüşür, kışın içeride güneşle 22 derece olur. Ocak ayında kahvaltısını kısa kollu yapan konuklarımız vardır.',
          'Oturma odasında divan ve yazı masası, yatak odasında bahçeye bakan bir küvet bulunur. Limonu koparmak serbesttir; bir ağaç yılda yaklaşık altmış tane verir.',
        ],
        en: [
          'Before each of the eight suites is a glass bay four metres deep. In summer it folds away and becomes a terrace; in winter the sun alone warms it to 22 degrees. There are guests who breakfast in short sleeves in January.',
          'The sitting room has a daybed and a writing desk, the bedroom a tub that faces the garden. Picking lemons is allowed. A tree gives about sixty a year.',
        ],
        de: [
          'Vor jeder der acht Suiten liegt ein vier Meter tiefer Glasvorbau. Im Sommer lässt er sich wegfalten und wird zur Terrasse, im Winter wärmt ihn allein die Sonne auf 22 Grad. Manche Gäste frühstücken im Januar in kurzen Ärmeln.',
          'Im Wohnzimmer stehen ein Tagesbett und ein Schreibtisch, im Schlafzimmer eine Wanne mit Blick in den Garten. Zitronen pflücken ist erlaubt; ein Baum trägt etwa sechzig im Jahr.',
        ],
        ru: [
          'Перед каждым из восьми люксов стеклянный пристрой глубиной четыре метра. Летом он складывается и становится террасой, зимой одно солнце нагревает его до 22 градусов. Есть гости, которые в январе завтракают здесь в футболке.',
          'В гостиной кушетка и письменный стол, в спальне ванна с видом на сад. Срывать лимоны можно; дерево даёт около шестидесяти в год.',
        ],
      },
      sizeM2: 52,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: 'Geniş çift kişilik yatak', en: 'King-size bed', de: 'Kingsize-Bett', ru: 'Кровать king-size' },
      view: { tr: 'Güney bahçesi', en: 'South garden', de: 'Südgarten', ru: 'Южный сад' },
      features: [
        'air-conditioning',
        'terrace',
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
        'desk',
      ],
      picture: 'suite',
    },
    {
      id: 2506,
      category: 'SUITE',
      name: { tr: 'Yazar Süiti', en: 'Writer’s Suite', de: 'Schriftstellersuite', ru: 'Люкс писателя' },
      slug: { tr: 'yazar-suiti', en: 'writers-suite', de: 'schriftstellersuite', ru: 'lyuks-pisatelya' },
      text: {
        tr: 'Dört süit, her birinde iki metrelik bir masa ve kapısı kapanan bir çalışma odası; 64 metrekare.',
        en: 'Four suites, each with a desk of two metres and a study whose door shuts; 64 square metres.',
        de: 'Vier Suiten, jede mit einem zwei Meter langen Tisch und einem Arbeitszimmer, dessen Tür schließt; 64 Quadratmeter.',
        ru: 'Четыре люкса, в каждом двухметровый стол и кабинет с закрывающейся дверью; 64 метра.',
      },
      body: {
        tr: [
          'Kapının dışındaki küçük ışık yandığında kimse çalmaz: ne kat görevlisi ne oda servisi. Öğle yemeği tepsiyle eşiğe bırakılır. Her kış bir yazarı altı hafta ağırlarız; kitabı bitenler bir nüshasını rafa bırakır, şimdiye kadar yedi tane.',
          'Yatak odası avluya, çalışma odası duvara bakar. Bunu yazarlar istedi, biz de şaşırdık.',
        ],
        en: [
          'When the small lamp outside the door is lit nobody knocks, neither housekeeping nor room service, and lunch is left on the sill. Each winter we host one writer for six weeks. Those who finish leave a copy on the shelf: seven so far.',
          'The bedroom looks on the courtyard, the study at a wall. Writers asked for that. We were surprised too.',
        ],
        de: [
          'Brennt die kleine Lampe vor der Tür, klopft niemand, weder Zimmermädchen noch Zimmerservice, und das Mittagessen steht auf der Schwelle. Jeden Winter nehmen wir für sechs Wochen jemanden auf, der schreibt. Wer fertig wird, stellt ein Exemplar ins Regal: bisher sieben.',
          'Das Schlafzimmer blickt in den Hof, das Arbeitszimmer auf eine Wand. So wollten es die Schriftsteller. Uns hat es auch gewundert.',
        ],
        ru: [
          'Когда у двери горит маленькая лампа, не стучит никто: ни горничная, ни служба номеров, а обед оставляют у порога. Каждую зиму мы на шесть недель принимаем одного писателя. Кто закончил книгу, ставит экземпляр на полку: пока их семь.',
          'Спальня смотрит во двор, кабинет — в стену. Так попросили писатели. Мы тоже удивились.',
        ],
      },
      sizeM2: 64,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: 'Geniş çift kişilik yatak', en: 'King-size bed', de: 'Kingsize-Bett', ru: 'Кровать king-size' },
      view: { tr: 'Avlu', en: 'Courtyard', de: 'Innenhof', ru: 'Двор' },
      features: [
        'air-conditioning',
        'balcony',
        'fireplace',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'rain-shower',
        'desk',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 2507,
      category: 'DUPLEX',
      name: { tr: 'Bahçıvan Evi', en: 'Gardener’s House', de: 'Gärtnerhaus', ru: 'Дом садовника' },
      slug: { tr: 'bahcivan-evi', en: 'gardeners-house', de: 'gaertnerhaus', ru: 'dom-sadovnika' },
      text: {
        tr: '1936’dan kalan tek yapı: iki katlı taş ev, 78 metrekare, kendine ait 12 metrekarelik havuz.',
        en: 'The one building left from 1936: a stone house of two floors, 78 square metres, with a pool of 12.',
        de: 'Das einzige Gebäude von 1936: ein zweistöckiges Steinhaus, 78 Quadratmeter, mit eigenem Becken von 12.',
        ru: 'Единственная постройка 1936 года: двухэтажный каменный дом, 78 метров, с собственным бассейном в 12.',
      },
      body: {
        tr: [
          'Bahçıvan Rıza Efendi burada kırk yıl yaşadı; aşı bıçağı hâlâ kapının yanında asılıdır. Altta ocaklı bir oda ve mutfak, üstte yatak odası vardır; taş duvarlar altmış santimetredir.',
          'Havuz eski sulama teknesidir, kaynağı kuyudur ve 19 derecedir. İnsan önce bağırır, sonra alışır; bu evde bağırmak serbesttir, en yakın komşu 70 metre ötededir.',
        ],
        en: [
          'Rıza, the gardener, lived here for forty years, and his grafting knife still hangs by the door. Below are a room with a hearth and a kitchen, above the bedroom; the stone walls are sixty centimetres thick.',
          'The pool is the old irrigation tank, fed by the well at 19 degrees. One shouts first and then gets used to it. In this house shouting is allowed: the next neighbour is 70 metres away.',
        ],
        de: [
          'Der Gärtner Rıza lebte hier vierzig Jahre, sein Pfropfmesser hängt noch neben der Tür. Unten eine Stube mit Kamin und die Küche, oben das Schlafzimmer; die Steinmauern sind sechzig Zentimeter dick.',
          'Das Becken ist der alte Bewässerungstrog, vom Brunnen gespeist, 19 Grad kalt. Erst schreit man, dann gewöhnt man sich. In diesem Haus darf man schreien: Der nächste Nachbar ist 70 Meter entfernt.',
        ],
        ru: [
          'Садовник Рыза прожил здесь сорок лет, его прививочный нож до сих пор висит у двери. Внизу комната с очагом и кухня, наверху спальня; толщина каменных стен шестьдесят сантиметров.',
          'Бассейн — бывший резервуар для полива, вода в нём из колодца, 19 градусов. Сначала кричишь, потом привыкаешь. В этом доме кричать можно: ближайший сосед в 70 метрах.',
        ],
      },
      sizeM2: 78,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: 'Geniş çift kişilik yatak', en: 'King-size bed', de: 'Kingsize-Bett', ru: 'Кровать king-size' },
      view: { tr: 'Turunçgil bahçesi', en: 'Citrus garden', de: 'Zitrusgarten', ru: 'Цитрусовый сад' },
      features: [
        'air-conditioning',
        'terrace',
        'private-pool',
        'fireplace',
        'kitchenette',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'bathrobe',
        'bathtub',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 2551,
      group: 'MAIN',
      name: { tr: 'Avlu Salonu', en: 'The Courtyard Room', de: 'Hofsaal', ru: 'Зал у двора' },
      slug: { tr: 'avlu-salonu', en: 'courtyard-room', de: 'hofsaal', ru: 'zal-u-dvora' },
      text: {
        tr: 'Yetmiş dört sandalye, masaya gelen kahvaltı, her akşam beş tabaklık tek bir mönü.',
        en: 'Seventy-four chairs, breakfast brought to the table, and every night one menu of five plates.',
        de: 'Vierundsiebzig Stühle, Frühstück am Tisch und jeden Abend ein einziges Menü mit fünf Tellern.',
        ru: 'Семьдесят четыре стула, завтрак у стола и каждый вечер одно меню из пяти блюд.',
      },
      body: {
        tr: [
          'Şef Selin Arıkan mönüyü öğleden sonra dörtte, sebze gelince yazar. Beş tabaktan ikisi hep ottan, biri balıktan. Yemediğinizi ilk akşam bir kez söylersiniz, sonra sorulmaz. Saat yedi ile sekiz buçuk arasında oturulur, sonrası size kalmış.',
        ],
        en: [
          'Selin Arıkan, the chef, writes the menu at four in the afternoon, when the vegetables arrive. Of five plates two are always green and one is fish. You say once, on the first evening, what you do not eat, and are not asked again. Take your seat between seven and half past eight; the rest is up to you.',
        ],
        de: [
          'Küchenchefin Selin Arıkan schreibt das Menü um sechzehn Uhr, wenn das Gemüse kommt. Von fünf Tellern sind zwei immer grün, einer ist Fisch. Was Sie nicht essen, sagen Sie einmal am ersten Abend, danach fragt niemand mehr. Man setzt sich zwischen sieben und halb neun, alles Weitere liegt bei Ihnen.',
        ],
        ru: [
          'Шеф-повар Селин Арыкан пишет меню в четыре часа дня, когда привозят овощи. Из пяти блюд два всегда из зелени и одно рыбное. О том, чего вы не едите, говорят один раз, в первый вечер. За стол садятся с семи до половины девятого, остальное решаете вы.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:30', to: '12:00' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '19:00', to: '22:00' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: {
            tr: '74 içeride, 60 avluda',
            en: '74 inside, 60 in the courtyard',
            de: '74 drinnen, 60 im Hof',
            ru: '74 в зале, 60 во дворе',
          },
        },
        {
          label: { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' },
          value: {
            tr: 'Akşam uzun pantolon ya da elbise',
            en: 'Long trousers or a dress at night',
            de: 'Abends lange Hose oder Kleid',
            ru: 'Вечером брюки или платье',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 2552,
      group: 'ALACARTE',
      name: { tr: 'Dizin', en: 'Dizin, the index', de: 'Dizin, das Register', ru: '«Дизин», указатель' },
      slug: { tr: 'dizin', en: 'index-table', de: 'das-register', ru: 'ukazatel' },
      text: {
        tr: 'Mutfağın içinde dokuz kişilik tezgâh; A’dan Z’ye on iki lokma.',
        en: 'A counter for nine inside the kitchen: twelve bites in alphabetical order.',
        de: 'Eine Theke für neun mitten in der Küche: zwölf Bissen in alphabetischer Folge.',
        ru: 'Стойка на девятерых внутри кухни: двенадцать закусок в алфавитном порядке.',
      },
      body: {
        tr: [
          'Ahtapot, badem, ciğer, deniz kestanesi… Liste alfabeyle gider ve her lokmayı pişiren anlatır. Perşembe, cuma ve cumartesi tek oturum yapılır. Fotoğraf çekilmez; onun yerine çıkarken el yazısıyla dizin verilir.',
        ],
        en: [
          'Almonds, bonito, chard, and on through the alphabet; each bite is explained by the person who made it. There is one sitting on Thursday, Friday and Saturday. No photographs are taken. Instead you leave with the index in handwriting.',
        ],
        de: [
          'Artischocke, Bonito, Chicorée und so weiter durchs Alphabet; jeden Bissen erklärt, wer ihn gekocht hat. Donnerstag, Freitag und Samstag gibt es je eine Runde. Fotografiert wird nicht, dafür bekommt man am Ende das Register in Handschrift.',
        ],
        ru: [
          'Артишок, баклажан, вишня и дальше по алфавиту; о каждой закуске рассказывает тот, кто её готовил. По четвергам, пятницам и субботам одна посадка. Здесь не фотографируют: вместо этого на прощание вручают указатель, написанный от руки.',
        ],
      },
      hours: [{ from: '20:00', to: '23:00' }],
      paid: true,
      features: [
        { label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' }, value: { tr: '9', en: '9', de: '9', ru: '9' } },
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Gelmeden önce', en: 'Before you arrive', de: 'Vor der Anreise', ru: 'До приезда' },
        },
      ],
      picture: 'meze',
    },
    {
      id: 2553,
      group: 'ALACARTE',
      name: { tr: 'Kuyubaşı', en: 'By the Well', de: 'Am Ziehbrunnen', ru: 'У колодца' },
      slug: { tr: 'kuyubasi', en: 'by-the-well', de: 'am-ziehbrunnen', ru: 'u-kolodtsa' },
      text: {
        tr: 'Bahçedeki eski kuyunun çevresinde on dört masa; odun ateşinde ne varsa.',
        en: 'Fourteen tables round the old well in the garden; whatever goes over wood.',
        de: 'Vierzehn Tische um den alten Brunnen im Garten; was aufs Holzfeuer passt.',
        ru: 'Четырнадцать столов вокруг старого колодца в саду; всё, что готовят на дровах.',
      },
      body: {
        tr: [
          'Turunç odunu ağır yanar ve ete hafif bir acılık verir. Bütün kuzu omuz iki kişiliktir, karnabahar da öyle. Mayıstan ekime her akşam, kışın yalnızca pazar öğlenleri açıktır; o zaman masaya birer battaniye gelir.',
        ],
        en: [
          'Orange wood burns slowly and lends the meat a trace of bitterness. The shoulder of lamb is for two, and so is the cauliflower. Open every evening from May to October, in winter at Sunday lunch only, with a blanket for each chair.',
        ],
        de: [
          'Orangenholz brennt langsam und gibt dem Fleisch eine Spur Bitterkeit. Die Lammschulter ist für zwei, der Blumenkohl auch. Von Mai bis Oktober jeden Abend, im Winter nur sonntags zu Mittag, dann mit einer Decke je Stuhl.',
        ],
        ru: [
          'Апельсиновые дрова горят медленно и дают мясу лёгкую горчинку. Баранья лопатка рассчитана на двоих, цветная капуста тоже. С мая по октябрь каждый вечер, зимой только в воскресный обед, и тогда к каждому стулу полагается плед.',
        ],
      },
      hours: [{ from: '19:30', to: '22:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '40', en: '40', de: '40', ru: '40' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 2554,
      group: 'BAR',
      name: { tr: 'Dipnot', en: 'Footnote', de: 'Fußnote', ru: '«Сноска»' },
      slug: { tr: 'dipnot', en: 'footnote-bar', de: 'bar-fussnote', ru: 'bar-snoska' },
      text: {
        tr: 'Kütüphanenin altında bir merdiven, merdivenin altında bir bar. 900 plak, 31 koltuk.',
        en: 'A stair beneath the library, and a bar beneath the stair. Nine hundred records, 31 armchairs.',
        de: 'Unter der Bibliothek eine Treppe, unter der Treppe eine Bar. Neunhundert Platten, 31 Sessel.',
        ru: 'Под библиотекой лестница, под лестницей бар. Девятьсот пластинок, 31 кресло.',
      },
      body: {
        tr: [
          'Kokteyllerin adı yoktur, numarası vardır; numara bir kitabın sayfasıdır ve barmen hangisi olduğunu söyler. Turunç kabuğundan yaptığımız likör 12 numaradır. Işık okumaya yeter, tanışmaya da.',
        ],
        en: [
          'The cocktails have numbers and no names. The number is a page, and the barman knows of which book. Our liqueur of orange peel is number 12. The light is enough to read by, and to get to know someone.',
        ],
        de: [
          'Die Cocktails haben Nummern statt Namen. Die Nummer ist eine Buchseite, und der Barmann weiß, aus welchem Buch. Unser Likör aus Orangenschalen ist die 12. Das Licht reicht zum Lesen und zum Kennenlernen.',
        ],
        ru: [
          'У коктейлей нет названий, только номера. Номер — это страница, и бармен знает, из какой книги. Наш ликёр из апельсиновой корки под номером 12. Света хватает, чтобы читать и чтобы познакомиться.',
        ],
      },
      hours: [{ from: '18:00', to: '00:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Piyano', en: 'Piano', de: 'Klavier', ru: 'Рояль' },
          value: {
            tr: 'Çarşamba 21.00, kütüphanede',
            en: 'Wednesdays at 9 pm, in the library',
            de: 'Mittwochs um 21 Uhr in der Bibliothek',
            ru: 'По средам в 21:00, в библиотеке',
          },
        },
      ],
      picture: 'bar',
    },
    {
      id: 2555,
      group: 'PATISSERIE',
      name: { tr: 'Ayraç', en: 'Bookmark', de: 'Lesezeichen', ru: '«Закладка»' },
      slug: { tr: 'ayrac', en: 'bookmark-cafe', de: 'cafe-lesezeichen', ru: 'kafe-zakladka' },
      text: {
        tr: 'Kütüphanenin girişinde filtre kahve, portakallı kek ve sayfayı kirletmeyen kurabiyeler.',
        en: 'At the door of the library: filter coffee, orange cake and biscuits that leave no mark on a page.',
        de: 'Am Eingang der Bibliothek: Filterkaffee, Orangenkuchen und Kekse, die keine Flecken machen.',
        ru: 'У входа в библиотеку: фильтр-кофе, апельсиновый кекс и печенье, которое не пачкает страниц.',
      },
      body: {
        tr: [
          'Altı masa, her birinde bir lamba. Pasta şefinin kuralı basittir: kırıntısı olan çatalla, olmayan elle yenir. Saat beşte çay avluya taşınır; kekin tarifi üç dilde basılıdır, isteyen alır.',
        ],
        en: [
          'Six tables with a lamp each. The pastry cook has one rule: what crumbles is eaten with a fork, what does not, by hand. At five the tea moves out to the courtyard. The recipe of the cake is printed and yours to take.',
        ],
        de: [
          'Sechs Tische, auf jedem eine Lampe. Die Konditorin hat eine Regel: Was krümelt, isst man mit der Gabel, alles andere mit der Hand. Um fünf zieht der Tee in den Hof. Das Kuchenrezept liegt gedruckt zum Mitnehmen aus.',
        ],
        ru: [
          'Шесть столов, на каждом лампа. У кондитера одно правило: что крошится, едят вилкой, остальное руками. В пять чай переносят во двор. Рецепт кекса напечатан, его можно взять.',
        ],
      },
      hours: [{ from: '09:00', to: '19:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Telefon', en: 'Telephones', de: 'Telefone', ru: 'Телефоны' },
          value: { tr: 'Sessizde', en: 'Silent', de: 'Stumm', ru: 'Без звука' },
        },
      ],
      picture: 'coffee',
    },
    {
      id: 2556,
      group: 'SNACK',
      name: { tr: 'Sepet', en: 'The Basket', de: 'Der Korb', ru: '«Корзина»' },
      slug: { tr: 'sepet', en: 'lunch-basket', de: 'mittagskorb', ru: 'obed-v-korzine' },
      text: {
        tr: 'Öğle yemeği nerede isterseniz orada: havuzda, plajda, ağacın altında. Yirmi dakikada gelir.',
        en: 'Lunch wherever you are: pool, beach, under a tree. It takes twenty minutes.',
        de: 'Mittagessen, wo immer Sie sind: am Becken, am Strand, unterm Baum. Es dauert zwanzig Minuten.',
        ru: 'Обед там, где вы есть: у бассейна, на пляже, под деревом. Ждать двадцать минут.',
      },
      body: {
        tr: [
          'Sepetin içinde üç şey seçersiniz: bir sandviç, bir salata, bir meyve. Dördüncüyü biz koyarız, genellikle kısa bir şiirdir; dilini sorarız. Sepetler Burdur’da örülür, geri getirilmeleri rica olunur, getirilmediği olmuştur.',
        ],
        en: [
          'You choose three things: a sandwich, a salad, a fruit. The fourth is our choice, usually a short poem; we ask in which language. The baskets are woven in Burdur and we like them back, which does not always happen.',
        ],
        de: [
          'Drei Dinge wählen Sie: ein Sandwich, einen Salat, ein Stück Obst. Das vierte legen wir dazu, meist ein kurzes Gedicht; die Sprache erfragen wir. Die Körbe werden in Burdur geflochten, wir sehen sie gern wieder, was nicht immer gelingt.',
        ],
        ru: [
          'Три вещи выбираете вы: сэндвич, салат, фрукт. Четвёртую кладём мы, обычно это короткое стихотворение; язык спросим. Корзины плетут в Бурдуре, и мы рады, когда они возвращаются, хотя бывает по-разному.',
        ],
      },
      hours: [{ from: '12:30', to: '16:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Nereye', en: 'Where', de: 'Wohin', ru: 'Куда' },
          value: {
            tr: 'Plaj, havuzlar, bahçe',
            en: 'Beach, pools, garden',
            de: 'Strand, Becken, Garten',
            ru: 'Пляж, бассейны, сад',
          },
        },
      ],
      picture: 'beach',
    },
    {
      id: 2557,
      group: 'BAR',
      name: { tr: 'Limonluk Bar', en: 'Orangery Bar', de: 'Orangerie-Bar', ru: 'Бар в оранжерее' },
      slug: { tr: 'limonluk-bar', en: 'orangery-bar', de: 'orangerie-bar', ru: 'bar-v-oranzheree' },
      text: {
        tr: 'Camın altında, havuzun yanında: gündüz sıkma meyve suyu, akşamüstü vermut.',
        en: 'Under glass beside the winter pool: pressed juice by day, vermouth towards evening.',
        de: 'Unter Glas neben dem Winterbecken: tagsüber Saft, gegen Abend Wermut.',
        ru: 'Под стеклом у зимнего бассейна: днём соки, к вечеру вермут.',
      },
      body: {
        tr: [
          'Portakal, greyfurt, limon, turunç, bergamot: hepsi bahçeden, olgunlaşma sırasıyla. Kasımda başlayan narenciye takvimi barın duvarındadır ve haziranda biter. Yazın liste kısalır; o zaman karpuz konuşulur.',
        ],
        en: [
          'Orange, grapefruit, lemon, bitter orange, bergamot: all from the garden in the order of ripening. The citrus calendar on the wall begins in November and ends in June. In summer the list is shorter, and one speaks of watermelon.',
        ],
        de: [
          'Orange, Grapefruit, Zitrone, Bitterorange, Bergamotte: alles aus dem Garten, in der Folge der Reife. Der Zitruskalender an der Wand beginnt im November und endet im Juni. Im Sommer ist die Karte kürzer, dann spricht man über Melonen.',
        ],
        ru: [
          'Апельсин, грейпфрут, лимон, померанец, бергамот: всё из сада, по мере созревания. Цитрусовый календарь на стене начинается в ноябре и кончается в июне. Летом список короче, и говорят об арбузах.',
        ],
      },
      hours: [{ from: '10:00', to: '20:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '26', en: '26', de: '26', ru: '26' },
        },
      ],
      picture: 'terrace',
    },
  ],
  spa: {
    intro: {
      tr: [
        'Spa küçüktür: dört oda, bir hamam, bir sauna ve günde en çok otuz iki randevu. Kimse kimseye bekleme salonunda rastlamaz. Kullandığımız yağların üçü bahçenin kendi turunç çiçeğinden, yaprağından ve kabuğundan damıtılır.',
      ],
      en: [
        'The spa is small: four rooms, one hammam, one sauna and no more than thirty-two appointments a day, so that nobody meets anybody in a waiting room. Three of the oils we use are distilled from the blossom, leaf and peel of our own orange trees.',
      ],
      de: [
        'Das Spa ist klein: vier Räume, ein Hamam, eine Sauna und höchstens zweiunddreißig Termine am Tag, sodass im Wartezimmer niemand jemanden trifft. Drei unserer Öle werden aus Blüte, Blatt und Schale der eigenen Bitterorangen destilliert.',
      ],
      ru: [
        'Спа маленькое: четыре кабинета, хаммам, сауна и не больше тридцати двух сеансов в день, чтобы никто ни с кем не столкнулся в приёмной. Три масла из тех, что мы используем, получены из цветов, листьев и кожуры наших померанцев.',
      ],
    },
    hours: [{ from: '10:00', to: '21:00' }],
    treatments: [
      {
        id: 25001,
        minutes: 70,
        title: { tr: 'Turunç çiçeği', en: 'Orange blossom', de: 'Orangenblüte', ru: 'Цветок померанца' },
        text: {
          tr: 'Neroli yağıyla yavaş bir masaj; nisanda çiçek dalındadır.',
          en: 'A slow massage with neroli; in April the blossom is still on the branch.',
          de: 'Langsame Massage mit Neroli; im April hängt die Blüte noch am Zweig.',
          ru: 'Медленный массаж с маслом нероли; в апреле цветы ещё на ветке.',
        },
      },
      {
        id: 25002,
        minutes: 50,
        title: { tr: 'Okuyanın boynu', en: 'The reader’s neck', de: 'Nacken der Lesenden', ru: 'Шея читателя' },
        text: {
          tr: 'Boyun, çene ve göz çevresi; üç yüz sayfadan sonra.',
          en: 'Neck, jaw and the muscles round the eyes, after three hundred pages.',
          de: 'Nacken, Kiefer und Augenpartie, nach dreihundert Seiten.',
          ru: 'Шея, челюсть и мышцы вокруг глаз после трёхсот страниц.',
        },
      },
      {
        id: 25003,
        minutes: 40,
        title: { tr: 'Yalnız hamam', en: 'Hammam alone', de: 'Hamam allein', ru: 'Хаммам в одиночку' },
        text: {
          tr: 'Hamam kırk dakika yalnızca sizindir; kese isteğe bağlı.',
          en: 'Forty minutes with the hammam to yourself; the scrub is optional.',
          de: 'Vierzig Minuten den Hamam für sich; das Peeling auf Wunsch.',
          ru: 'Сорок минут хаммам только ваш; кесе по желанию.',
        },
      },
      {
        id: 25004,
        minutes: 45,
        title: { tr: 'Bal ve turunç kabuğu', en: 'Honey and peel', de: 'Honig und Schale', ru: 'Мёд и цедра' },
        text: {
          tr: 'Bahçedeki altı kovanın balıyla vücut bakımı.',
          en: 'A body treatment with honey from the six hives in the garden.',
          de: 'Körperpflege mit Honig aus den sechs Stöcken im Garten.',
          ru: 'Уход за телом с мёдом из шести садовых ульев.',
        },
      },
      {
        id: 25005,
        minutes: 90,
        title: {
          tr: 'İki kişi, bir öğleden sonra',
          en: 'Two, and an afternoon',
          de: 'Zu zweit am Nachmittag',
          ru: 'Вдвоём после обеда',
        },
        text: {
          tr: 'Hamam, masaj, ardından limonlukta çay.',
          en: 'Hammam, massage, then tea in the orangery.',
          de: 'Hamam, Massage, dann Tee in der Orangerie.',
          ru: 'Хаммам, массаж, затем чай в оранжерее.',
        },
      },
      {
        id: 25006,
        minutes: 30,
        title: { tr: 'Eller', en: 'Hands', de: 'Hände', ru: 'Руки' },
        text: {
          tr: 'Yazanlar, dikenler ve klavyeyle çalışanlar için.',
          en: 'For those who write, sew or type.',
          de: 'Für alle, die schreiben, nähen oder tippen.',
          ru: 'Для тех, кто пишет, шьёт или печатает.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'Küçük hamam', en: 'Small hammam', de: 'Kleiner Hamam', ru: 'Малый хаммам' },
        text: {
          tr: 'Dört kurna, gri Afyon mermeri, randevuyla.',
          en: 'Four basins, grey Afyon marble, by appointment.',
          de: 'Vier Becken, grauer Marmor aus Afyon, nach Termin.',
          ru: 'Четыре курны, серый афьонский мрамор, по записи.',
        },
      },
      {
        title: {
          tr: 'Sauna ve soğuk kuyu',
          en: 'Sauna and cold well',
          de: 'Sauna und kalter Brunnen',
          ru: 'Сауна и холодный колодец',
        },
        text: {
          tr: '80 derece, ardından kuyu suyuyla 19 derece.',
          en: 'Eighty degrees, then well water at 19.',
          de: 'Achtzig Grad, danach Brunnenwasser mit 19.',
          ru: 'Восемьдесят градусов, затем колодезная вода, 19.',
        },
      },
      {
        title: { tr: 'Yoga terası', en: 'Yoga terrace', de: 'Yogaterrasse', ru: 'Терраса для йоги' },
        text: {
          tr: 'Sabah sekizde, on iki minder, turunçların üstünde.',
          en: 'Twelve mats above the orange trees, at eight in the morning.',
          de: 'Zwölf Matten über den Orangenbäumen, morgens um acht.',
          ru: 'Двенадцать ковриков над померанцами, в восемь утра.',
        },
      },
    ],
  },
  philosophy: {
    tr: [
      'Sessizlik boşluk değildir; birinin onun için çalışması gerekir. Keçe kenarlı kapılar, lastik tekerlekli servis arabaları, öğleden sonra çim biçmeyen bahçıvanlar: konuk hiçbirini fark etmezse iş doğru yapılmıştır.',
      'Az oda yapmak bir karardı. Aynı araziye üç yüz oda sığardı, ama o zaman kimin şekersiz çay içtiğini bilemezdik. Yüz yirmi, bizim aklımızda tutabildiğimiz sayıdır.',
    ],
    en: [
      'Quiet is not emptiness; somebody has to work for it. Doors edged with felt, trolleys on rubber wheels, gardeners who do not mow in the afternoon: if a guest notices none of these, they were done well.',
      'Building few rooms was a decision. Three hundred would have fitted on this land, but then we would not know who takes tea without sugar. A hundred and twenty is the number that we can keep in our heads.',
    ],
    de: [
      'Stille ist keine Leere; jemand muss dafür arbeiten. Türen mit Filz, Servierwagen auf Gummirädern, Gärtner, die nachmittags nicht mähen: Wenn der Gast nichts davon bemerkt, war es gut gemacht.',
      'Wenige Zimmer zu bauen war eine Entscheidung. Dreihundert hätten auf das Grundstück gepasst, doch dann wüssten wir nicht, wer den Tee ohne Zucker trinkt. Hundertzwanzig ist die Zahl, die wir im Kopf behalten können.',
    ],
    ru: [
      'Тишина — не пустота: для неё кто-то должен работать. Двери с войлоком, тележки на резиновых колёсах, садовники, которые не косят после обеда. Если гость ничего из этого не заметил, значит, сделано хорошо.',
      'Мало номеров — это решение. На этой земле поместились бы триста, но тогда мы не знали бы, кто пьёт чай без сахара. Сто двадцать — число, которое мы способны удержать в голове.',
    ],
  },
  certificates: [
    { code: 'green-key', year: 2025 },
    { code: 'sustainable-tourism', year: 2024 },
    { code: 'iso-22000', year: 2023 },
    { code: 'zero-waste', year: 2025 },
  ],
  stories: [
    {
      title: { tr: 'Turunç mevsimi', en: 'Orange season', de: 'Orangenzeit', ru: 'Сезон померанцев' },
      pictures: ['courtyard', 'garden', 'breakfast', 'dessert'],
    },
    {
      title: { tr: 'Sessiz bir çarşamba', en: 'A quiet Wednesday', de: 'Ein stiller Mittwoch', ru: 'Тихая среда' },
      pictures: ['lobby', 'beach', 'coffee', 'spa', 'bar'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Çocukla gelebilir miyiz?',
        en: 'May we bring children?',
        de: 'Dürfen Kinder mitkommen?',
        ru: 'Можно ли приехать с детьми?',
      },
      answer: {
        tr: 'Konuklarımız 16 yaşından itibarendir. Çocuklu aileler için aynı sahilde Crystal Family ve Crystal Waterworld vardır.',
        en: 'We welcome guests from the age of 16. Families will find Crystal Family and Crystal Waterworld on the same coast.',
        de: 'Unsere Gäste sind mindestens 16 Jahre alt. Familien finden an derselben Küste das Crystal Family und das Crystal Waterworld.',
        ru: 'Мы принимаем гостей с 16 лет. Для семей на том же берегу есть Crystal Family и Crystal Waterworld.',
      },
    },
    {
      question: {
        tr: 'Denize yürümek zor mu?',
        en: 'Is the walk to the sea hard?',
        de: 'Ist der Weg zum Meer beschwerlich?',
        ru: 'Трудно ли дойти до моря?',
      },
      answer: {
        tr: 'Yol düz ve gölgelidir, altı dakika sürer. Elektrikli araba 09.00–19.00 arasında altı dakikada bir kalkar.',
        en: 'The path is flat and shaded and takes six minutes. The electric cart runs every six minutes from nine to seven.',
        de: 'Der Weg ist eben und schattig und dauert sechs Minuten. Der Elektrowagen fährt von 9 bis 19 Uhr alle sechs Minuten.',
        ru: 'Дорога ровная и тенистая, шесть минут. Электрокар ходит с 9 до 19 часов каждые шесть минут.',
      },
    },
    {
      question: {
        tr: 'Her şey dâhil mi çalışıyorsunuz?',
        en: 'Are you all-inclusive?',
        de: 'Arbeiten Sie all-inclusive?',
        ru: 'У вас «всё включено»?',
      },
      answer: {
        tr: 'Kahvaltı, öğle sepeti, beş çayı ve akşam yemeği dâhildir. Dizin, Kuyubaşı ve Dipnot ayrıca ödenir.',
        en: 'Breakfast, the lunch basket, tea at five and dinner are included. Dizin, By the Well and Footnote are charged separately.',
        de: 'Frühstück, Mittagskorb, Fünfuhrtee und Abendessen sind enthalten. Dizin, Am Ziehbrunnen und Fußnote werden extra berechnet.',
        ru: 'Завтрак, обед в корзине, чай в пять и ужин включены. «Дизин», «У колодца» и «Сноска» оплачиваются отдельно.',
      },
    },
    {
      question: {
        tr: 'Akşamları ne oluyor?',
        en: 'What happens in the evening?',
        de: 'Was geschieht abends?',
        ru: 'Что происходит вечером?',
      },
      answer: {
        tr: 'Çarşamba piyano, pazar kütüphanede sesli okuma. Öbür akşamlar yemek, plak ve avlu; gösteri ve yarışma yoktur.',
        en: 'Piano on Wednesday, reading aloud in the library on Sunday. Otherwise dinner, records and the courtyard; no shows and no contests.',
        de: 'Mittwochs Klavier, sonntags Lesung in der Bibliothek. Sonst Essen, Platten und der Hof; keine Shows, keine Wettbewerbe.',
        ru: 'В среду рояль, в воскресенье чтение вслух в библиотеке. В остальные вечера ужин, пластинки и двор; без шоу и конкурсов.',
      },
    },
  ],
  gaps: {
    pages: ['kids', 'aquapark', 'meeting', 'shopping'],
    byLang: { ru: ['philosophy', 'certificates'] },
  },
}
