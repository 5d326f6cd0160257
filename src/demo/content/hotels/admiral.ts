import type { HotelContent } from '../types.ts'

export const admiral: HotelContent = {
  key: 'admiral',
  id: 14,
  slug: 'crystal-admiral',
  name: 'Crystal Admiral',
  region: 'SIDE',
  stars: 5,
  opened: 2004,
  renovated: 2021,
  roomsTotal: 518,
  latitude: 36.7168,
  longitude: 31.5482,
  address: 'Kızılot Mahallesi, Liman Yolu Caddesi No: 14, 07600 Manavgat / Antalya',
  phone: '+90 242 555 14 04',
  email: 'admiral@crystalhotels.example',
  whatsapp: '905325550114',
  locality: { tr: 'Side, Kızılot', en: 'Side, Kızılot', de: 'Side, Kızılot', ru: 'Сиде, Кызылот' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Анталья (AYT)',
    },
    km: 82,
    minutes: 75,
  },
  centre: { name: { tr: 'Side antik kenti', en: 'Old Side', de: 'Altstadt von Side', ru: 'Старый Сиде' }, km: 19 },
  beach: { lengthM: 260, walkM: 0, ground: 'sand-pebble', blueFlag: true },
  slogan: {
    tr: 'Pruvası denize dönük otel',
    en: 'A ship moored in sand',
    de: 'Ein Schiff auf festem Grund',
    ru: 'Корабль, вставший на песок',
  },
  sloganText: {
    tr: 'Dokuz güverte, 146 metrelik bir gövde ve saat altıda çocukların çaldığı bir çan.',
    en: 'Nine decks, a hull 146 metres long, and a bell that the children ring at six.',
    de: 'Neun Decks, 146 Meter Rumpf und eine Glocke, die um sechs die Kinder läuten.',
    ru: 'Девять палуб, корпус длиной 146 метров и колокол, в который в шесть часов звонят дети.',
  },
  promise: {
    tr: 'Dört ile on iki yaş arasında çocuğu olan ve bir hafta boyunca kaptanlık oynamaya razı aileler için.',
    en: 'For families with children from four to twelve who are willing to play captain for a week.',
    de: 'Für Familien mit Kindern von vier bis zwölf, die gern eine Woche lang Kapitän spielen.',
    ru: 'Для семей с детьми от четырёх до двенадцати лет, готовых неделю играть в капитана.',
  },
  about: {
    tr: [
      'Kızılot kıyısında, Side’nin 19 kilometre doğusunda, beyaz bir gemi karaya oturmuş gibi durur. Mimar 2004’te ana binayı gerçek bir yolcu gemisinin oranlarıyla çizdi: 146 metre boy, dokuz kat, denize bakan sivri bir pruva. Burada kat denmez, güverte denir; resepsiyonun adı Rıhtım’dır, asansörler de bunu böyle söyler.',
      'Gövdenin iki yanında alçak bahçe blokları uzanır: Sancak ve İskele tarafı. Sabah güneşi iskele tarafındaki odaları, akşam güneşi sancağı ısıtır; rezervasyonda bunu soran konuk doğru yatakta uyanır. 518 odanın 196’sı aile odasıdır ve hiçbiri plaja 230 metreden uzak değildir.',
      'Gün, güvertelerin sırasıyla geçer. Kahvaltı kıç tarafında, öğle saatleri su kaydıraklarında, ikindi pruvadaki havuzda. Saat 18.00’de o günün küçük kaptanı çanı çalar, köprüüstündeki bar açılır ve büyükler ufka bakmak için bir bahane bulmuş olur. Gemi 2004’ten beri aynı yerde, rotasından kimse şikâyetçi değil.',
    ],
    en: [
      'On the shore of Kızılot, 19 kilometres east of Side, a white ship seems to have run aground and liked it. In 2004 the architect drew the main building to the proportions of a real liner: 146 metres long, nine storeys high, with a sharp bow towards the sea. Nobody says floor here. They say deck, and so do the lifts.',
      'Low garden wings lie along both sides of the hull, port and starboard. Morning sun warms the port rooms, evening sun the others, and guests who mention it when booking wake up on the right side. Of 518 rooms 196 are family rooms, and none is more than 230 metres from the beach.',
      'A day moves along the decks. Breakfast is at the stern, noon on the water slides, late afternoon in the pool at the bow. At six the child who is captain that day rings the bell, the bar on the bridge opens, and the grown-ups have a reason to study the horizon. The ship has not moved since 2004; nobody has complained about the course.',
    ],
    de: [
      'Am Ufer von Kızılot, 19 Kilometer östlich von Side, liegt ein weißes Schiff, als wäre es aufgelaufen und zufrieden damit. Der Architekt zeichnete das Haupthaus 2004 nach den Maßen eines echten Liners: 146 Meter lang, neun Stockwerke hoch, mit spitzem Bug zum Meer. Von Etagen spricht hier niemand. Es heißt Deck, auch im Aufzug.',
      'Zu beiden Seiten des Rumpfs liegen niedrige Gartenflügel, Backbord und Steuerbord. Die Morgensonne wärmt die Backbordzimmer, die Abendsonne die anderen; wer das bei der Buchung sagt, wacht auf der richtigen Seite auf. Von 518 Zimmern sind 196 Familienzimmer, und keines liegt weiter als 230 Meter vom Strand.',
      'Der Tag wandert über die Decks: Frühstück am Heck, mittags die Rutschen, am späten Nachmittag das Becken am Bug. Um 18 Uhr läutet das Kind, das an diesem Tag Kapitän ist, die Glocke, auf der Brücke öffnet die Bar, und die Erwachsenen haben einen Grund, den Horizont zu prüfen. Seit 2004 hat sich das Schiff nicht bewegt. Über den Kurs hat sich niemand beschwert.',
    ],
    ru: [
      'На берегу Кызылота, в 19 километрах к востоку от Сиде, стоит белый корабль: словно сел на мель и остался доволен. В 2004 году архитектор начертил главный корпус в пропорциях настоящего лайнера: 146 метров в длину, девять этажей и острый нос к морю. Слова «этаж» здесь не услышать: говорят «палуба», и лифты тоже.',
      'Вдоль бортов тянутся невысокие садовые корпуса, левый и правый. Утреннее солнце греет левый борт, вечернее — правый; скажите об этом при бронировании и проснётесь на нужной стороне. Из 518 номеров 196 семейные, и ни один не дальше 230 метров от пляжа.',
      'День идёт по палубам: завтрак на корме, полдень на горках, ближе к вечеру бассейн на носу. В шесть часов ребёнок, которого сегодня назначили капитаном, бьёт в колокол, на мостике открывается бар, и у взрослых появляется повод изучать горизонт. С 2004 года корабль не сдвинулся с места, и на курс никто не жаловался.',
    ],
  },
  highlights: [
    {
      title: { tr: 'Köprüüstü', en: 'The bridge', de: 'Die Brücke', ru: 'Капитанский мостик' },
      text: {
        tr: 'Dokuzuncu güvertede, deniz seviyesinden 31 metre yukarıda, çalışan bir pusula ve 64 koltuk.',
        en: 'On deck nine, 31 metres above the sea: a working compass and 64 seats.',
        de: 'Auf Deck neun, 31 Meter über dem Meer: ein Kompass, der geht, und 64 Plätze.',
        ru: 'Девятая палуба, 31 метр над морем: настоящий компас и 64 кресла.',
      },
      picture: 'bar',
    },
    {
      title: {
        tr: 'Saat altı çanı',
        en: 'The six o’clock bell',
        de: 'Die Sechs-Uhr-Glocke',
        ru: 'Колокол в шесть часов',
      },
      text: {
        tr: 'Her gün bir çocuk kaptan olur: şapka, kayıt defteri ve çanda sekiz vuruş.',
        en: 'Every day one child is captain: a cap, an entry in the log and eight strokes of the bell.',
        de: 'Jeden Tag ist ein Kind Kapitän: Mütze, Eintrag ins Logbuch, acht Glockenschläge.',
        ru: 'Каждый день один ребёнок — капитан: фуражка, запись в журнале и восемь ударов.',
      },
      picture: 'kids',
    },
    {
      title: { tr: 'Pruva havuzu', en: 'The pool in the bow', de: 'Das Becken im Bug', ru: 'Бассейн на носу' },
      text: {
        tr: 'Üçgen havuzun ucu plajın üzerine sarkar; 620 metrekare suyun önünde yalnızca deniz vardır.',
        en: 'A triangular pool whose tip hangs over the beach; in front of its 620 square metres there is only sea.',
        de: 'Ein dreieckiges Becken, dessen Spitze über den Strand ragt. Vor den 620 Quadratmetern liegt nur noch Meer.',
        ru: 'Треугольный бассейн, остриё которого нависает над пляжем. Перед его 620 метрами воды — только море.',
      },
      picture: 'pool',
    },
    {
      title: { tr: 'Mürettebat geçidi', en: 'Below decks', de: 'Unter Deck', ru: 'Под палубой' },
      text: {
        tr: 'Perşembe günleri 10.30’da mutfak, çamaşırhane ve makine dairesi çocuklara açılır; tur 50 dakika.',
        en: 'On Thursdays at half past ten, kitchen, laundry and engine room open to children; the tour takes 50 minutes.',
        de: 'Donnerstags um halb elf stehen Küche, Wäscherei und Maschinenraum den Kindern offen, 50 Minuten lang.',
        ru: 'По четвергам в 10:30 детям показывают кухню, прачечную и машинное отделение; экскурсия длится 50 минут.',
      },
      picture: 'lobby',
    },
  ],
  day: [
    {
      title: {
        tr: 'Kıç güvertede kahvaltı',
        en: 'Breakfast at the stern',
        de: 'Frühstück am Heck',
        ru: 'Завтрак на корме',
      },
      text: {
        tr: 'Tezgâhta 11 çeşit zeytin, çocuk masasında lomboz biçimli krepler.',
        en: 'Eleven kinds of olives on the counter, porthole pancakes at the children’s table.',
        de: 'Elf Sorten Oliven am Buffet, Bullaugen-Pfannkuchen am Kindertisch.',
        ru: 'Одиннадцать сортов оливок и блинчики-иллюминаторы на детском столе.',
      },
      from: '07:00',
      to: '10:30',
    },
    {
      title: { tr: 'Kaydıraklar açılıyor', en: 'The slides open', de: 'Die Rutschen öffnen', ru: 'Открываются горки' },
      text: {
        tr: 'Yedi kaydırak, iki cankurtaran kulesi ve on birde başlayan su topu.',
        en: 'Seven slides, two lifeguard towers and water polo from eleven.',
        de: 'Sieben Rutschen, zwei Wachtürme, ab elf Wasserball.',
        ru: 'Семь горок, две вышки спасателей и водное поло с одиннадцати.',
      },
      from: '10:00',
      to: '12:30',
    },
    {
      title: { tr: 'Gölge molası', en: 'A pause in the shade', de: 'Pause im Schatten', ru: 'Передышка в тени' },
      text: {
        tr: 'Miniler filika odasında uyur, büyükler çamların altında hamak bulur.',
        en: 'The small ones sleep in the lifeboat room, the tall ones find a hammock under the pines.',
        de: 'Die Kleinen schlafen im Rettungsboot-Zimmer, die Großen in der Hängematte unter den Kiefern.',
        ru: 'Малыши спят в «шлюпочной», взрослые занимают гамаки под соснами.',
      },
      from: '13:30',
      to: '15:30',
    },
    {
      title: { tr: 'Çan ve köprüüstü', en: 'Bell and bridge', de: 'Glocke und Brücke', ru: 'Колокол и мостик' },
      text: {
        tr: 'Sekiz vuruş, ardından alkolsüz kaptan kokteyli; güneş Side yönünde batar.',
        en: 'Eight strokes, then the captain’s cocktail without alcohol; the sun goes down towards Side.',
        de: 'Acht Schläge, dann der alkoholfreie Kapitänscocktail. Die Sonne sinkt Richtung Side.',
        ru: 'Восемь ударов и безалкогольный капитанский коктейль; солнце садится в сторону Сиде.',
      },
      from: '18:00',
      to: '19:00',
    },
    {
      title: { tr: 'Güvertede sinema', en: 'Cinema on deck', de: 'Kino an Deck', ru: 'Кино на палубе' },
      text: {
        tr: 'Pruva yelkenine yansıtılan film; battaniye ve mısır her koltukta.',
        en: 'A film on the sail at the bow; a blanket and popcorn on every chair.',
        de: 'Der Film läuft auf dem Bugsegel; auf jedem Stuhl Decke und Popcorn.',
        ru: 'Фильм показывают на парусе; на каждом кресле плед и попкорн.',
      },
      from: '21:15',
      to: '23:00',
    },
  ],
  beachText: {
    tr: [
      'Plaj 260 metre uzunluğunda, Mavi Bayraklı; kumsal su kıyısında ince çakıla döner, deniz 12 metre sonra omuz hizasına gelir. Küçükler için sığ tarafta şamandıralarla ayrılmış 20’ye 30 metrelik bir alan var.',
      'İskele 74 metre açığa uzanır ve ucunda 40 şezlong taşır. Çakıl ayağı rahatsız ederse deniz ayakkabısı plaj kulübesinden ödünç alınır; 26’dan 45’e kadar her numara bulunur.',
    ],
    en: [
      'The beach is 260 metres long and flies the Blue Flag. Sand turns to fine pebble at the water’s edge, and after 12 metres the sea reaches an adult’s shoulders. On the shallow side buoys mark off 20 by 30 metres for the little ones.',
      'The jetty runs 74 metres out and carries 40 loungers at its end. If pebbles bother your feet, the beach hut lends bathing shoes in every size from 26 to 45.',
    ],
    de: [
      'Der Strand ist 260 Meter lang und trägt die Blaue Flagge. Am Wasser geht der Sand in feinen Kies über, nach zwölf Metern reicht das Meer Erwachsenen bis zur Schulter. Auf der flachen Seite grenzen Bojen 20 mal 30 Meter für die Kleinen ab.',
      'Der Steg führt 74 Meter hinaus und trägt am Ende 40 Liegen. Wem der Kies nicht behagt, dem leiht die Strandhütte Badeschuhe, von Größe 26 bis 45.',
    ],
    ru: [
      'Пляж длиной 260 метров отмечен «Голубым флагом». У кромки воды песок переходит в мелкую гальку, а через 12 метров взрослому по плечи. На мелкой стороне буйками отгорожено 20 на 30 метров для малышей.',
      'Пирс уходит в море на 74 метра, на его конце стоят 40 шезлонгов. Если галька мешает, в пляжной будке дают коралловые тапочки — с 26-го по 45-й размер.',
    ],
  },
  pools: [
    {
      name: { tr: 'Pruva', en: 'The Bow', de: 'Bug', ru: '«Нос»' },
      text: {
        tr: 'Üçgen, tuzlu su, taşan kenarı denize bakar.',
        en: 'Triangular, salt water, the overflow edge faces the sea.',
        de: 'Dreieckig, mit Salzwasser, die Überlaufkante zum Meer.',
        ru: 'Треугольный, с морской водой и переливным краем к морю.',
      },
      areaM2: 620,
      depthM: 1.4,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Orta Güverte', en: 'Midship', de: 'Mittschiffs', ru: '«Мидель»' },
      text: {
        tr: 'Animasyonun ve su jimnastiğinin yapıldığı ana havuz.',
        en: 'The main pool, home of the games and the aqua gym.',
        de: 'Das Hauptbecken mit Spielen und Wassergymnastik.',
        ru: 'Главный бассейн: игры и аквааэробика.',
      },
      areaM2: 1150,
      depthM: 1.5,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Filika', en: 'Lifeboat', de: 'Rettungsboot', ru: '«Шлюпка»' },
      text: {
        tr: 'Yarısı gölgede, 40 santimetre derinlikte çocuk havuzu.',
        en: 'A children’s pool 40 centimetres deep, half of it in the shade.',
        de: 'Kinderbecken, 40 Zentimeter tief, zur Hälfte im Schatten.',
        ru: 'Детский бассейн глубиной 40 сантиметров, наполовину в тени.',
      },
      areaM2: 140,
      depthM: 0.4,
      heated: true,
      from: '09:00',
      to: '18:30',
    },
    {
      name: { tr: 'Kazan Dairesi', en: 'Boiler Room', de: 'Kesselraum', ru: '«Котельная»' },
      text: {
        tr: 'Spa’nın yanında, 29 derecelik kapalı havuz.',
        en: 'Indoors beside the spa, kept at 29 degrees.',
        de: 'Hallenbad neben dem Spa, 29 Grad warm.',
        ru: 'Крытый бассейн рядом со спа, вода 29 градусов.',
      },
      areaM2: 210,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
  ],
  rooms: [
    {
      id: 1401,
      category: 'STANDARD',
      name: { tr: 'İskele kamarası', en: 'Port-side cabin', de: 'Backbordkabine', ru: 'Каюта левого борта' },
      slug: { tr: 'iskele-kamarasi', en: 'port-side-cabin', de: 'backbordkabine', ru: 'kayuta-levogo-borta' },
      text: {
        tr: 'Sabah güneşi alan, deniz gören balkonlu 26 metrekare; erken kalkan çiftlere.',
        en: 'Twenty-six square metres with morning sun and a balcony to the sea, for couples who rise early.',
        de: '26 Quadratmeter mit Morgensonne und Balkon zum Meer, für Paare, die früh aufstehen.',
        ru: '26 метров с утренним солнцем и балконом к морю — для пар, которые встают рано.',
      },
      body: {
        tr: [
          'Gövdenin doğu yanında, üçüncü ile yedinci güverte arasındaki 84 kamara. Yatak başında lacivert bir şerit, duvarda yuvarlak ayna; gemi benzetmesi burada durur, çünkü pencere tam boydur ve balkon 5 metrekaredir.',
          'Güneş yazın 06.00’da yatağa ulaşır, karartma perdesi bunu dokuza kadar unutturur. Banyoda geniş duş, dolapta kasa, masada kettle vardır.',
        ],
        en: [
          'There are 84 of these along the eastern side of the hull, on decks three to seven. A navy stripe behind the bed, a round mirror on the wall, and there the nautical joke ends: the window is full height and the balcony has five square metres.',
          'In summer the sun reaches the bed at six; the blackout curtain postpones it until nine. The bathroom has a wide shower, and there is a kettle on the desk.',
        ],
        de: [
          '84 Kabinen an der Ostseite des Rumpfs, auf Deck drei bis sieben. Ein marineblauer Streifen am Kopfende, ein runder Spiegel, dann ist es mit der Seefahrt genug: Das Fenster ist raumhoch, der Balkon misst fünf Quadratmeter.',
          'Im Sommer erreicht die Sonne das Bett um sechs, der Verdunkelungsvorhang verschiebt das auf neun. Im Bad eine breite Dusche, auf dem Tisch ein Wasserkocher.',
        ],
        ru: [
          '84 каюты вдоль восточного борта, с третьей по седьмую палубу. Тёмно-синяя полоса в изголовье, круглое зеркало — и на этом морская тема заканчивается: окно в пол, балкон пять квадратных метров.',
          'Летом солнце добирается до кровати к шести утра, плотная штора откладывает встречу до девяти. В ванной широкий душ, на столе чайник.',
        ],
      },
      sizeM2: 26,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Deniz, doğu', en: 'Sea, east', de: 'Meer, Osten', ru: 'Море, восток' },
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
        'desk',
      ],
      picture: 'room',
    },
    {
      id: 1402,
      category: 'STANDARD',
      name: { tr: 'Bahçe kamarası', en: 'Garden berth', de: 'Gartenkoje', ru: 'Садовая каюта' },
      slug: { tr: 'bahce-kamarasi', en: 'garden-berth', de: 'gartenkoje', ru: 'sadovaya-kayuta' },
      text: {
        tr: 'Alçak kanatta, çimene açılan teraslı oda; bebek arabası için tek basamak yok.',
        en: 'In the low wing, with a terrace on the lawn and not a single step for the pushchair.',
        de: 'Im niedrigen Flügel, mit Terrasse zum Rasen und ohne eine einzige Stufe für den Kinderwagen.',
        ru: 'В низком корпусе, с террасой на газон и без единой ступеньки для коляски.',
      },
      body: {
        tr: [
          'İki katlı bahçe kanatlarının zemininde 62 oda. Teras kapısı turunç ağaçlarına açılır, Filika havuzu 40 adım ötededir. İstenirse bebek yatağı, sterilizatör ve mama sandalyesi varıştan önce odaya konur.',
          'Kapılar 92 santimetre genişliğinde, duş eşiksizdir. Gürültü en çok kumrulardan gelir.',
        ],
        en: [
          'Sixty-two rooms on the ground floor of the two-storey garden wings. The terrace door opens on bitter-orange trees, and the Lifeboat pool is 40 steps away. On request a cot, a steriliser and a high chair are in the room before you are.',
          'Doors are 92 centimetres wide, and the shower has no sill. Most of the noise comes from the doves.',
        ],
        de: [
          '62 Zimmer im Erdgeschoss der zweistöckigen Gartenflügel. Die Terrassentür öffnet sich zu Pomeranzenbäumen, das Kinderbecken ist 40 Schritte entfernt. Auf Wunsch stehen Babybett, Sterilisator und Hochstuhl vor Ihnen im Zimmer.',
          'Die Türen sind 92 Zentimeter breit, die Dusche ist bodengleich. Den meisten Lärm machen die Tauben.',
        ],
        ru: [
          '62 номера на первом этаже двухэтажных садовых корпусов. Дверь террасы выходит к померанцевым деревьям, до детского бассейна 40 шагов. По просьбе кроватку, стерилизатор и высокий стульчик поставят до вашего приезда.',
          'Ширина дверей 92 сантиметра, душ без порога. Шумят здесь в основном горлицы.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: { tr: 'Bahçe', en: 'Garden', de: 'Garten', ru: 'Сад' },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'sofa-bed',
        'baby-cot',
        'step-free',
      ],
      picture: 'room',
    },
    {
      id: 1403,
      category: 'FAMILY',
      name: {
        tr: 'Ranza aile kamarası',
        en: 'Bunk family cabin',
        de: 'Familienkabine mit Stockbett',
        ru: 'Семейная каюта с койками',
      },
      slug: {
        tr: 'ranza-aile-kamarasi',
        en: 'bunk-family-cabin',
        de: 'familienkabine-mit-stockbett',
        ru: 'semeynaya-kayuta-s-koykami',
      },
      text: {
        tr: 'Kendi lombozu olan bir çocuk bölmesi ve sürgülü kapının öbür yanında ana baba.',
        en: 'A children’s berth with its own portholes, and parents on the other side of a sliding door.',
        de: 'Eine Kinderkoje mit eigenen Bullaugen, die Eltern hinter der Schiebetür.',
        ru: 'Детский отсек со своими иллюминаторами, а родители — за раздвижной дверью.',
      },
      body: {
        tr: [
          'Otelin en çok istenen odası: çocuk bölmesindeki iki ranzanın her birinde bir lomboz, bir okuma lambası ve bir raf vardır. Üst yatak altı yaşından büyükler içindir, korkuluğu 32 santimetredir.',
          'Sürgülü kapı kapandığında büyüklere 18 metrekarelik ayrı bir oda ve balkon kalır. İki televizyon, tek uzlaşma.',
        ],
        en: [
          'The room most asked for: each of the two bunks in the children’s berth has a porthole, a reading lamp and a shelf. The upper bunk is for six and over, with a rail 32 centimetres high.',
          'When the sliding door closes, the adults are left with 18 square metres and a balcony. Two televisions, so only one negotiation.',
        ],
        de: [
          'Das meistgefragte Zimmer: Jedes der beiden Kojenbetten hat ein Bullauge, eine Leselampe und ein Bord. Das obere ist für Kinder ab sechs, die Brüstung misst 32 Zentimeter.',
          'Ist die Schiebetür zu, bleiben den Erwachsenen 18 Quadratmeter und ein Balkon. Zwei Fernseher ersparen eine Verhandlung.',
        ],
        ru: [
          'Самый востребованный номер: у каждой из двух коек иллюминатор, лампа для чтения и полка. Верхняя — для детей от шести лет, бортик 32 сантиметра.',
          'Когда раздвижная дверь закрыта, взрослым остаются 18 метров и балкон. Телевизоров два, так что спорить придётся о чём-нибудь другом.',
        ],
      },
      sizeM2: 38,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 1 ranza',
        en: '1 double bed, 1 bunk bed',
        de: '1 Doppelbett, 1 Stockbett',
        ru: '1 двуспальная и 1 двухъярусная кровать',
      },
      view: { tr: 'Yandan deniz', en: 'Side sea view', de: 'Seitlicher Meerblick', ru: 'Боковой вид на море' },
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
        'bunk-beds',
        'sliding-door',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 1404,
      category: 'FAMILY',
      name: {
        tr: 'Çifte kamara',
        en: 'Twin-deck family room',
        de: 'Familienzimmer Doppeldeck',
        ru: 'Семейный номер «Две каюты»',
      },
      slug: { tr: 'cifte-kamara', en: 'twin-deck-family-room', de: 'familienzimmer-doppeldeck', ru: 'dve-kayuty' },
      text: {
        tr: 'Ara kapılı iki tam oda, iki banyo; ergenlerle gelenler için barış anlaşması.',
        en: 'Two full rooms with a connecting door and two bathrooms: a peace treaty for families with teenagers.',
        de: 'Zwei ganze Zimmer mit Verbindungstür und zwei Bädern: ein Friedensvertrag für Familien mit Teenagern.',
        ru: 'Две полноценные комнаты с общей дверью и двумя ванными — мирный договор для семей с подростками.',
      },
      body: {
        tr: [
          'Beşinci ve altıncı güvertede 34 çift oda. Koridora açılan kapılar yan yana, ara kapı iki taraftan da kilitlenir; biri uyurken öteki çizgi film izleyebilir.',
          'Toplam 52 metrekare, iki balkon, iki minibar. Beş kişilik aile için koltuk yatağa dönüşür.',
        ],
        en: [
          'Thirty-four pairs on decks five and six. Their doors stand side by side on the corridor, and the connecting door locks from both sides, so one half can sleep while the other watches cartoons.',
          'Together 52 square metres, two balconies, two minibars. For a family of five the armchair unfolds.',
        ],
        de: [
          '34 Zimmerpaare auf Deck fünf und sechs. Die Türen liegen am Gang nebeneinander, die Verbindungstür schließt von beiden Seiten. So schläft die eine Hälfte, während die andere Zeichentrick schaut.',
          'Zusammen 52 Quadratmeter, zwei Balkone, zwei Minibars. Für fünf Personen wird der Sessel zum Bett.',
        ],
        ru: [
          '34 пары номеров на пятой и шестой палубах. Двери в коридор рядом, внутренняя запирается с обеих сторон: одни спят, другие смотрят мультфильмы.',
          'Вместе 52 квадратных метра, два балкона, два мини-бара. Для пятого члена семьи раскладывается кресло.',
        ],
      },
      sizeM2: 52,
      maxAdults: 4,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik, 2 tek kişilik yatak, 1 yataklı koltuk',
        en: '1 double, 2 single beds, 1 chair bed',
        de: '1 Doppelbett, 2 Einzelbetten, 1 Schlafsessel',
        ru: '1 двуспальная, 2 односпальные кровати, 1 кресло-кровать',
      },
      view: { tr: 'Deniz veya bahçe', en: 'Sea or garden', de: 'Meer oder Garten', ru: 'Море или сад' },
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
        'two-bathrooms',
        'connecting-door',
        'sofa-bed',
      ],
      picture: 'family-room',
    },
    {
      id: 1405,
      category: 'STANDARD',
      name: { tr: 'Lomboz odası', en: 'Porthole single', de: 'Einzelkabine Bullauge', ru: 'Одноместная «Иллюминатор»' },
      slug: { tr: 'lomboz-odasi', en: 'porthole-single', de: 'einzelkabine-bullauge', ru: 'illyuminator' },
      text: {
        tr: 'Tek kişilik, 17 metrekare, 110 santimetre çapında yuvarlak bir pencere.',
        en: 'For one: 17 square metres and a round window 110 centimetres across.',
        de: 'Für eine Person: 17 Quadratmeter und ein rundes Fenster von 110 Zentimetern.',
        ru: 'Для одного: 17 метров и круглое окно диаметром 110 сантиметров.',
      },
      body: {
        tr: [
          'Büyükanneler, yalnız seyahat edenler ve ailesinden iki duvar uzakta uyumak isteyenler için 12 oda. Pencerenin içine oturulur, minder bunun için oradadır.',
          'Yatak 120 santimetre, masa gerçek bir masadır. Pencere yukarıdan açılır, balkon yoktur.',
        ],
        en: [
          'Twelve rooms for grandmothers, solo travellers and anyone who likes to sleep two walls away from the family. You can sit in the window; the cushion is there for that.',
          'The bed is 120 centimetres wide and the desk is a real desk. The window tilts open at the top; there is no balcony.',
        ],
        de: [
          'Zwölf Zimmer für Großmütter, Alleinreisende und alle, die gern zwei Wände Abstand zur Familie haben. Im Fenster kann man sitzen, dafür liegt das Polster dort.',
          'Das Bett ist 120 Zentimeter breit, der Schreibtisch verdient den Namen. Das Fenster lässt sich oben kippen, einen Balkon gibt es nicht.',
        ],
        ru: [
          'Двенадцать номеров для бабушек, одиночных путешественников и тех, кто любит спать через две стены от семьи. В окне можно сидеть: подушка лежит там для этого.',
          'Кровать шириной 120 сантиметров и настоящий письменный стол. Окно откидывается сверху, балкона нет.',
        ],
      },
      sizeM2: 17,
      maxAdults: 1,
      maxChildren: 0,
      beds: {
        tr: '1 geniş tek kişilik yatak',
        en: '1 wide single bed',
        de: '1 breites Einzelbett',
        ru: '1 широкая односпальная кровать',
      },
      view: {
        tr: 'Deniz, yuvarlak pencereden',
        en: 'Sea, through a round window',
        de: 'Meer, durchs runde Fenster',
        ru: 'Море через круглое окно',
      },
      features: [
        'air-conditioning',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'desk',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 1406,
      category: 'SUITE',
      name: { tr: 'Pruva süiti', en: 'Bow suite', de: 'Bug-Suite', ru: 'Носовой люкс' },
      slug: { tr: 'pruva-suiti', en: 'bow-suite', de: 'bug-suite', ru: 'nosovoy-lyuks' },
      text: {
        tr: 'Geminin ucunda, iki yanı deniz olan beş süit.',
        en: 'Five suites in the tip of the ship, with sea on two sides.',
        de: 'Fünf Suiten in der Schiffsspitze, Meer auf zwei Seiten.',
        ru: 'Пять люксов в самом носу корабля, море с двух сторон.',
      },
      body: {
        tr: [
          'Pruvanın daraldığı yerde dörtten sekizinci güverteye her katta bir süit. Salon üçgendir, sivri köşede iki kişilik bir oturma yeri ve dürbün bulunur.',
          'Yatak odası ayrıdır, küvet pencerenin önündedir. Rüzgâr çıktığında gemi gerçekten yol alıyormuş gibi gelir; almıyor, kontrol edildi.',
        ],
        en: [
          'One on each of decks four to eight, where the bow narrows. The living room is a triangle, and in its sharp corner stand a seat for two and a pair of binoculars.',
          'The bedroom is separate, the bathtub faces the window. When the wind rises the ship seems to be under way. It is not; we have checked.',
        ],
        de: [
          'Je eine auf Deck vier bis acht, dort, wo der Bug schmal wird. Das Wohnzimmer ist ein Dreieck, in der spitzen Ecke stehen eine Bank für zwei und ein Fernglas.',
          'Das Schlafzimmer liegt getrennt, die Wanne steht vor dem Fenster. Bei Wind scheint das Schiff zu fahren. Es fährt nicht, wir haben nachgesehen.',
        ],
        ru: [
          'По одному на палубах с четвёртой по восьмую, там, где нос сужается. Гостиная треугольная, в остром углу — скамья на двоих и бинокль.',
          'Спальня отдельная, ванна стоит у окна. Когда поднимается ветер, кажется, что корабль идёт. Не идёт, мы проверяли.',
        ],
      },
      sizeM2: 64,
      maxAdults: 3,
      maxChildren: 1,
      beds: {
        tr: '1 büyük çift kişilik yatak, 1 çekyat',
        en: '1 king-size bed, 1 sofa bed',
        de: '1 Kingsize-Bett, 1 Schlafsofa',
        ru: '1 кровать king-size, 1 диван-кровать',
      },
      view: { tr: 'Deniz, iki yönde', en: 'Sea on two sides', de: 'Meer auf zwei Seiten', ru: 'Море с двух сторон' },
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
        'bathtub',
        'rain-shower',
        'sofa-bed',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 1407,
      category: 'DUPLEX',
      name: { tr: 'Kaptan köşkü dubleksi', en: 'Captain’s duplex', de: 'Kapitäns-Maisonette', ru: 'Дуплекс капитана' },
      slug: { tr: 'kaptan-kosku-dubleksi', en: 'captains-duplex', de: 'kapitaens-maisonette', ru: 'dupleks-kapitana' },
      text: {
        tr: 'Sekizinci ve dokuzuncu güverteyi birleştiren iki katlı ev, altı kişilik.',
        en: 'A two-storey home joining decks eight and nine, for six.',
        de: 'Eine Wohnung über Deck acht und neun, für sechs Personen.',
        ru: 'Двухэтажный дом на восьмой и девятой палубах для шестерых.',
      },
      body: {
        tr: [
          'Altta salon, mutfak köşesi ve çocuk odası; on dört basamakla çıkılan üst katta büyüklerin odası ve 22 metrekarelik açık güverte. Merdivenin iki ucunda çocuk kapısı vardır.',
          'Üç dubleksin her biri bir kaptanın adını taşır: Kemal, Nuri, Refik. Üç kuşağın birlikte geldiği haftalar önce burada dolar.',
        ],
        en: [
          'Below are the living room, a kitchenette and the children’s room; fourteen stairs up, the parents’ room and an open deck of 22 square metres. There is a gate at both ends of the stairs.',
          'Each of the three duplexes bears a captain’s name: Kemal, Nuri, Refik. They fill first in the weeks when three generations travel together.',
        ],
        de: [
          'Unten Wohnraum, Küchenzeile und Kinderzimmer; vierzehn Stufen höher das Elternzimmer und 22 Quadratmeter offenes Deck. Die Treppe hat an beiden Enden ein Kindergitter.',
          'Die drei Maisonetten heißen nach Kapitänen: Kemal, Nuri, Refik. In den Wochen, in denen drei Generationen reisen, sind sie zuerst belegt.',
        ],
        ru: [
          'Внизу гостиная, мини-кухня и детская; четырнадцатью ступенями выше — спальня родителей и открытая палуба в 22 метра. На обоих концах лестницы детские воротца.',
          'Три дуплекса носят имена капитанов: Кемаль, Нури, Рефик. Их первыми занимают те, кто едет тремя поколениями.',
        ],
      },
      sizeM2: 88,
      maxAdults: 4,
      maxChildren: 2,
      beds: {
        tr: '1 büyük çift kişilik, 2 tek kişilik yatak, 1 çekyat',
        en: '1 king-size, 2 single beds, 1 sofa bed',
        de: '1 Kingsize-Bett, 2 Einzelbetten, 1 Schlafsofa',
        ru: '1 кровать king-size, 2 односпальные, 1 диван-кровать',
      },
      view: {
        tr: 'Deniz, açık güverteden',
        en: 'Sea, from an open deck',
        de: 'Meer, vom offenen Deck',
        ru: 'Море с открытой палубы',
      },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'two-bathrooms',
        'kitchenette',
        'sofa-bed',
        'iron',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 1451,
      group: 'MAIN',
      name: { tr: 'Kıç Güverte', en: 'Stern', de: 'Achterdeck', ru: '«Корма»' },
      slug: { tr: 'kic-guverte', en: 'stern', de: 'achterdeck', ru: 'korma' },
      text: {
        tr: 'Ana restoran: 720 kişilik, 300’ü açıkta; çocuk büfesi 70 santimetre yüksekliğinde.',
        en: 'The main restaurant: 720 seats, 300 of them outside, with a children’s buffet 70 centimetres high.',
        de: 'Das Hauptrestaurant: 720 Plätze, 300 davon draußen, das Kinderbuffet 70 Zentimeter hoch.',
        ru: 'Главный ресторан: 720 мест, из них 300 на воздухе; детский стол высотой 70 сантиметров.',
      },
      body: {
        tr: [
          'Büfe geminin kıçını yarım ay gibi dolaşır. Salı akşamı Manavgat pazarından gelen otlar, cuma akşamı balık: aynı sabah Kızılot kooperatifinden alınır, kaç kilo olduğu tahtaya yazılır.',
          'Bebek mutfağı günün 24 saati açıktır; blender, mikrodalga ve taze sebze püresi kapının solundadır.',
        ],
        en: [
          'The buffet runs around the stern in a half moon. On Tuesdays there are herbs from Manavgat market, on Fridays fish bought that morning from the Kızılot co-operative; how many kilos is chalked on a board.',
          'The baby kitchen is open round the clock: blender, microwave and fresh vegetable purée to the left of the door.',
        ],
        de: [
          'Das Buffet zieht sich im Halbmond um das Heck. Dienstags gibt es Kräuter vom Markt in Manavgat, freitags Fisch, am Morgen bei der Genossenschaft von Kızılot gekauft; wie viele Kilo, steht auf der Tafel.',
          'Die Babyküche ist rund um die Uhr offen: Mixer, Mikrowelle und frisches Gemüsepüree links von der Tür.',
        ],
        ru: [
          'Линия раздачи огибает корму полумесяцем. По вторникам — травы с рынка в Манавгате, по пятницам — рыба, купленная утром у кооператива Кызылота; сколько килограммов, пишут мелом на доске.',
          'Детская кухня открыта круглосуточно: блендер, микроволновка и свежее овощное пюре слева от двери.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:00', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '18:30', to: '21:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '720', en: '720', de: '720', ru: '720' },
        },
        {
          label: { tr: 'Servis', en: 'Service', de: 'Service', ru: 'Подача' },
          value: { tr: 'Açık büfe', en: 'Buffet', de: 'Buffet', ru: 'Шведский стол' },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 1452,
      group: 'ALACARTE',
      name: { tr: 'Ağ', en: 'The Net', de: 'Das Netz', ru: '«Сеть»' },
      slug: { tr: 'ag-balik-restorani', en: 'the-net', de: 'das-netz', ru: 'set-ryba' },
      text: {
        tr: 'İskelenin başında balık: sekiz meze, bir ızgara, bir fırın yemeği.',
        en: 'Fish at the head of the jetty: eight meze, one dish from the grill, one from the oven.',
        de: 'Fisch am Steg: acht Meze, ein Gericht vom Grill, eines aus dem Ofen.',
        ru: 'Рыба у пирса: восемь мезе, одно блюдо с гриля и одно из печи.',
      },
      body: {
        tr: [
          'Menü tek sayfadır ve her gün yeniden yazılır. Levrek tuzda, ahtapot kömürde, yanında roka ve limon; çocuklara kılçığı ayıklanmış porsiyon gelir. Masaların hepsi suya 20 metreden yakındır.',
        ],
        en: [
          'The menu is one page and is rewritten daily. Sea bass in salt, octopus over charcoal, rocket and lemon beside it; children get their portion boned. Every table is less than 20 metres from the water.',
        ],
        de: [
          'Die Karte ist eine Seite lang und wird täglich neu geschrieben. Wolfsbarsch in Salzkruste, Oktopus vom Holzkohlengrill, dazu Rucola und Zitrone; Kinder bekommen ihre Portion ohne Gräten. Kein Tisch steht weiter als 20 Meter vom Wasser.',
        ],
        ru: [
          'Меню занимает одну страницу и каждый день пишется заново. Сибас в соли, осьминог на углях, к ним руккола и лимон; детям рыбу подают без костей. Все столы ближе 20 метров к воде.',
        ],
      },
      hours: [{ from: '19:00', to: '22:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '58', en: '58', de: '58', ru: '58' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Bir gün önceden', en: 'One day ahead', de: 'Am Vortag', ru: 'За день' },
        },
      ],
      picture: 'terrace',
    },
    {
      id: 1453,
      group: 'ALACARTE',
      name: { tr: 'Cenova', en: 'Genova', de: 'Genua', ru: '«Генуя»' },
      slug: { tr: 'cenova', en: 'genova', de: 'genua', ru: 'genuya' },
      text: {
        tr: 'Odun fırınından pizza, elde açılan makarna ve hamur açmayı öğrenen çocuklar.',
        en: 'Pizza from a wood oven, hand-rolled pasta, and children who learn to roll it.',
        de: 'Pizza aus dem Holzofen, handgemachte Pasta und Kinder, die das Ausrollen lernen.',
        ru: 'Пицца из дровяной печи, домашняя паста и дети, которые учатся её раскатывать.',
      },
      body: {
        tr: [
          'Gemi Akdeniz’in öbür limanlarını da unutmaz: pesto havanda dövülür, focaccia saat beşte fırından çıkar. 17.30’daki hamur dersi altı yaşından büyüklere ve ücretsizdir; yapılan pizza akşam yemeğidir.',
        ],
        en: [
          'The ship remembers the other ports of the Mediterranean: pesto is pounded in a mortar, focaccia leaves the oven at five. The dough class at half past five is free for children of six and over, and what they make is their dinner.',
        ],
        de: [
          'Das Schiff vergisst die anderen Häfen des Mittelmeers nicht: Das Pesto kommt aus dem Mörser, die Focaccia um fünf aus dem Ofen. Der Teigkurs um halb sechs ist für Kinder ab sechs frei, und was sie backen, ist ihr Abendessen.',
        ],
        ru: [
          'Корабль помнит и другие порты Средиземного моря: песто толкут в ступке, фокаччу достают из печи в пять. Урок теста в 17:30 бесплатный, для детей от шести лет, и приготовленное становится их ужином.',
        ],
      },
      hours: [{ from: '18:30', to: '21:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '76', en: '76', de: '76', ru: '76' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Haftada bir, kabulde',
            en: 'Once a week, at reception',
            de: 'Einmal pro Woche, an der Rezeption',
            ru: 'Раз в неделю, на ресепшене',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 1454,
      group: 'ALACARTE',
      name: { tr: 'Kömürlük', en: 'Coal Bunker', de: 'Kohlenbunker', ru: '«Угольный трюм»' },
      slug: { tr: 'komurluk', en: 'coal-bunker', de: 'kohlenbunker', ru: 'ugolnyy-tryum' },
      text: {
        tr: 'Meşe kömüründe Adana, pirzola ve közlenmiş patlıcan.',
        en: 'Adana kebab, lamb chops and charred aubergine over oak charcoal.',
        de: 'Adana-Kebap, Lammkoteletts und Rauchaubergine über Eichenkohle.',
        ru: 'Адана-кебаб, бараньи рёбрышки и печёный баклажан на дубовых углях.',
      },
      body: {
        tr: [
          'Ocak salonun ortasında, usta Halil ocağın başındadır: 18 yıldır. Et bir gece dinlenir, ekmek sipariş gelince pişer. Acı seviyesi masadaki üç renkli bayrakla bildirilir; kırmızıyı kaldıran bir daha konuşmaz.',
        ],
        en: [
          'The hearth is in the middle of the room and Halil has been at it for 18 years. Meat rests overnight, bread is baked to order. You signal the heat you want with one of three coloured flags; those who hoist the red one go quiet.',
        ],
        de: [
          'Der Herd steht mitten im Raum, Meister Halil seit 18 Jahren davor. Das Fleisch ruht über Nacht, das Brot wird auf Bestellung gebacken. Die Schärfe zeigt man mit einem von drei Fähnchen an; wer Rot hisst, wird still.',
        ],
        ru: [
          'Очаг стоит посреди зала, и у него уже 18 лет работает мастер Халиль. Мясо отдыхает ночь, хлеб пекут под заказ. Остроту показывают одним из трёх флажков; поднявшие красный надолго замолкают.',
        ],
      },
      hours: [{ from: '18:30', to: '21:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '64', en: '64', de: '64', ru: '64' },
        },
        {
          label: { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' },
          value: {
            tr: 'Rahat, mayo değil',
            en: 'Casual, no swimwear',
            de: 'Leger, keine Badekleidung',
            ru: 'Свободная, не купальная',
          },
        },
      ],
      picture: 'grill',
    },
    {
      id: 1455,
      group: 'BAR',
      name: { tr: 'Köprüüstü', en: 'Bridge Bar', de: 'Brückenbar', ru: 'Бар «Мостик»' },
      slug: { tr: 'kopruustu', en: 'bridge-bar', de: 'brueckenbar', ru: 'mostik' },
      text: {
        tr: 'Dokuzuncu güvertede dümen, pusula ve batıya bakan 64 koltuk.',
        en: 'Wheel, compass and 64 seats facing west on deck nine.',
        de: 'Steuerrad, Kompass und 64 Plätze nach Westen auf Deck neun.',
        ru: 'Штурвал, компас и 64 кресла лицом к западу на девятой палубе.',
      },
      body: {
        tr: [
          'Çan çalınca açılır. İlk saat ailelere, saat 20.00’den sonrası yetişkinlere ayrılır. Kokteyller rüzgâr adlarını taşır: Lodos nar ve adaçayı, Poyraz salatalık ve nane, İmbat ise alkolsüzdür.',
        ],
        en: [
          'It opens when the bell rings. The first two hours belong to families; after eight it is for adults. The drinks are named after winds: Lodos has pomegranate and sage, Poyraz cucumber and mint, and İmbat no alcohol at all.',
        ],
        de: [
          'Sie öffnet, wenn die Glocke läutet. Die ersten zwei Stunden gehören den Familien, nach acht den Erwachsenen. Die Getränke heißen nach Winden: Lodos mit Granatapfel und Salbei, Poyraz mit Gurke und Minze, İmbat ohne Alkohol.',
        ],
        ru: [
          'Открывается с ударом колокола. Первые два часа — для семей, после восьми — для взрослых. Напитки названы по ветрам: «Лодос» с гранатом и шалфеем, «Пойраз» с огурцом и мятой, «Имбат» без алкоголя.',
        ],
      },
      hours: [{ from: '18:00', to: '01:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '64', en: '64', de: '64', ru: '64' },
        },
        {
          label: { tr: 'Ulaşım', en: 'Access', de: 'Zugang', ru: 'Как попасть' },
          value: { tr: 'Asansörle 9. güverte', en: 'Lift to deck 9', de: 'Aufzug zu Deck 9', ru: 'Лифт на палубу 9' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 1456,
      group: 'SNACK',
      name: { tr: 'Kumanya', en: 'Ration', de: 'Proviant', ru: '«Провиант»' },
      slug: { tr: 'kumanya', en: 'ration', de: 'proviant', ru: 'proviant-gril' },
      text: {
        tr: 'Plajda gözleme, balık ekmek ve buz gibi ayran.',
        en: 'Gözleme, fish in bread and very cold ayran on the beach.',
        de: 'Gözleme, Fischbrötchen und eiskalter Ayran am Strand.',
        ru: 'Гёзлеме, рыба в хлебе и ледяной айран на пляже.',
      },
      body: {
        tr: [
          'Sac başında Fatma Hanım ve gelini; ıspanaklı, peynirli, patatesli üç gözleme. Balık ekmek 12.00’de başlar, balık bitince biter. Islak mayo burada hoş karşılanır.',
        ],
        en: [
          'Fatma Hanım and her daughter-in-law stand at the griddle: spinach, cheese or potato. Fish in bread starts at noon and ends when the fish does. Wet swimsuits are welcome here.',
        ],
        de: [
          'Am Blech stehen Fatma Hanım und ihre Schwiegertochter: Spinat, Käse oder Kartoffel. Fisch im Brot gibt es ab zwölf, bis der Fisch aus ist. Nasse Badesachen sind hier willkommen.',
        ],
        ru: [
          'У плиты Фатма-ханым с невесткой: шпинат, сыр или картофель. Рыба в хлебе начинается в полдень и кончается вместе с рыбой. Мокрые купальники здесь приветствуются.',
        ],
      },
      hours: [{ from: '11:30', to: '17:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '110', en: '110', de: '110', ru: '110' },
        },
        {
          label: { tr: 'Servis', en: 'Service', de: 'Service', ru: 'Подача' },
          value: { tr: 'Tezgâhtan', en: 'At the counter', de: 'Am Tresen', ru: 'У стойки' },
        },
      ],
      picture: 'beach',
    },
    {
      id: 1457,
      group: 'PATISSERIE',
      name: { tr: 'Halat', en: 'The Rope', de: 'Tau & Tasse', ru: '«Канат»' },
      slug: { tr: 'halat-pastanesi', en: 'the-rope', de: 'tau-und-tasse', ru: 'kanat' },
      text: {
        tr: 'Lobideki pastane: halat biçimli simitler ve 15.00’te kurulan kek masası.',
        en: 'The lobby patisserie: rope-shaped simit and a cake table laid at three.',
        de: 'Die Patisserie der Lobby: Simit in Tauform und um drei der Kuchentisch.',
        ru: 'Кондитерская в лобби: симиты-канаты и стол с пирогами в три часа.',
      },
      body: {
        tr: [
          'Kahve Manavgat’ta kavrulur, çay ince belli bardakta gelir. Kek masasında on iki çeşit vardır; tahinli kek ilk biter, saat dördü görmez.',
        ],
        en: [
          'Coffee is roasted in Manavgat, tea comes in tulip glasses. The table holds twelve cakes; the tahini one goes first and rarely lives to see four o’clock.',
        ],
        de: [
          'Der Kaffee wird in Manavgat geröstet, der Tee kommt im Tulpenglas. Zwölf Kuchen stehen auf dem Tisch; der mit Tahin ist zuerst weg und erlebt vier Uhr selten.',
        ],
        ru: [
          'Кофе обжаривают в Манавгате, чай подают в тюльпановидных стаканах. На столе двенадцать пирогов; тахинный исчезает первым и до четырёх обычно не доживает.',
        ],
      },
      hours: [{ from: '09:00', to: '23:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '80', en: '80', de: '80', ru: '80' },
        },
        {
          label: { tr: 'Kek saati', en: 'Cake hour', de: 'Kuchenstunde', ru: 'Час пирогов' },
          value: { tr: '15.00–16.30', en: '3–4.30 pm', de: '15–16.30 Uhr', ru: '15:00–16:30' },
        },
      ],
      picture: 'dessert',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Kulübün adı Miço. 900 metrekarelik bahçede gerçek bir takanın gövdesi durur: dümen döner, halatlar taşır, yelken haftada bir yıkanır. Program kâğıda değil tahtaya yazılır, çünkü çocuklar okusun istenir.',
        'Yirmi iki kişilik ekipte Türkçe, Almanca, Rusça ve İngilizce konuşulur. Bırakırken bir telefon numarası, alırken imza gerekir.',
      ],
      en: [
        'The club is called Miço, which is what Turkish sailors call a cabin boy. In its 900 square metres of garden stands the hull of a real Black Sea boat: the wheel turns, the ropes hold, and the sail is washed once a week.',
        'A team of 22 speaks Turkish, German, Russian and English. You leave a phone number when you drop off and a signature when you collect.',
      ],
      de: [
        'Der Klub heißt Miço, türkisch für Schiffsjunge. In seinem 900 Quadratmeter großen Garten steht der Rumpf eines echten Schwarzmeerboots: Das Steuer dreht sich, die Taue tragen, das Segel wird einmal die Woche gewaschen.',
        'Das Team von 22 spricht Türkisch, Deutsch, Russisch und Englisch. Beim Bringen hinterlässt man eine Telefonnummer, beim Abholen eine Unterschrift.',
      ],
      ru: [
        'Клуб называется «Мичо» — так турецкие моряки зовут юнгу. В саду площадью 900 метров стоит корпус настоящей черноморской лодки: штурвал крутится, канаты держат, парус стирают раз в неделю.',
        'Команда из 22 человек говорит по-турецки, по-немецки, по-русски и по-английски. Приводя ребёнка, вы оставляете телефон, забирая — подпись.',
      ],
    },
    groups: [
      {
        name: { tr: 'Karides', en: 'Shrimps', de: 'Krabben', ru: 'Креветки' },
        ages: {
          tr: '1–3 yaş, ebeveynle',
          en: '1–3 years, with a parent',
          de: '1–3 Jahre, mit Elternteil',
          ru: '1–3 года, с родителем',
        },
        text: {
          tr: 'Yumuşak zemin, uyku odası ve kum masası.',
          en: 'Soft floor, a nap room and a sand table.',
          de: 'Weicher Boden, Schlafraum und Sandtisch.',
          ru: 'Мягкий пол, комната для сна и стол с песком.',
        },
        from: '10:00',
        to: '17:00',
      },
      {
        name: { tr: 'Miçolar', en: 'Cabin boys and girls', de: 'Schiffsjungen und -mädchen', ru: 'Юнги' },
        ages: { tr: '4–8 yaş', en: '4–8 years', de: '4–8 Jahre', ru: '4–8 лет' },
        text: {
          tr: 'Düğüm dersi, hazine haritası, gemi turu.',
          en: 'Knots, treasure maps and a tour of the ship.',
          de: 'Knoten, Schatzkarten und ein Rundgang durchs Schiff.',
          ru: 'Узлы, карты сокровищ и экскурсия по кораблю.',
        },
        from: '10:00',
        to: '18:00',
      },
      {
        name: { tr: 'Tayfa', en: 'Crew', de: 'Mannschaft', ru: 'Матросы' },
        ages: { tr: '9–12 yaş', en: '9–12 years', de: '9–12 Jahre', ru: '9–12 лет' },
        text: {
          tr: 'Kano, masa tenisi ligi ve gece yıldız okuma.',
          en: 'Canoeing, a table-tennis league and reading the stars at night.',
          de: 'Kanu, Tischtennisliga und nachts Sternenlesen.',
          ru: 'Каноэ, лига настольного тенниса и вечером чтение звёзд.',
        },
        from: '10:30',
        to: '21:30',
      },
    ],
    safety: {
      tr: [
        'Her sekiz çocuğa bir eğitimli görevli düşer.',
        'Kaydıraklarda iki, çocuk havuzunda bir cankurtaran sürekli bekler.',
        'Her çocuğa oda numarası yazmayan, yalnızca telefon taşıyan bir bileklik takılır.',
        'Doktor 09.00–21.00 arası oteldedir; hastane 17 kilometre uzaktadır.',
      ],
      en: [
        'One trained carer for every eight children.',
        'Two lifeguards at the slides and one at the children’s pool at all opening hours.',
        'Every child wears a wristband with a phone number and no room number.',
        'A doctor is in the house from 9 am to 9 pm; the hospital is 17 kilometres away.',
      ],
      de: [
        'Auf acht Kinder kommt eine ausgebildete Betreuungskraft.',
        'Zwei Rettungsschwimmer an den Rutschen, einer am Kinderbecken, während der ganzen Öffnungszeit.',
        'Jedes Kind trägt ein Armband mit Telefonnummer, ohne Zimmernummer.',
        'Von 9 bis 21 Uhr ist ein Arzt im Haus; das Krankenhaus liegt 17 Kilometer entfernt.',
      ],
      ru: [
        'Один обученный воспитатель на восемь детей.',
        'Два спасателя на горках и один у детского бассейна всё время работы.',
        'У каждого ребёнка браслет с телефоном, но без номера комнаты.',
        'Врач в отеле с 9:00 до 21:00; больница в 17 километрах.',
      ],
    },
  },
  aquapark: {
    intro: {
      tr: [
        'Bacadan iner: geminin 24 metrelik kırmızı bacası aslında kaydırak kulesidir. Yedi kaydırak ve 118 basamak vardır; asansör bilerek konmamıştır, akşam herkes daha iyi uyur.',
        'Park 10.00–12.30 ve 14.00–17.00 arasında açıktır. Aradaki bir buçuk saat suyu dinlendirmek ve çocukları gölgeye almak içindir.',
      ],
      en: [
        'You go down the funnel. The ship’s red chimney, 24 metres tall, is in truth the slide tower: seven slides and 118 steps. There is no lift, on purpose; everyone sleeps better.',
        'The park runs from 10 to 12.30 and from 2 to 5. The hour and a half between lets the water rest and gets the children into the shade.',
      ],
      de: [
        'Es geht durch den Schornstein: Der rote, 24 Meter hohe Schlot des Schiffs ist in Wahrheit der Rutschenturm. Sieben Rutschen, 118 Stufen, kein Aufzug, und zwar mit Absicht; so schlafen alle besser.',
        'Geöffnet ist von 10 bis 12.30 und von 14 bis 17 Uhr. Die anderthalb Stunden dazwischen ruht das Wasser, und die Kinder kommen in den Schatten.',
      ],
      ru: [
        'Спускаются через трубу: красная труба корабля высотой 24 метра на самом деле башня горок. Семь спусков, 118 ступеней, лифта нет намеренно: все лучше спят.',
        'Парк работает с 10:00 до 12:30 и с 14:00 до 17:00. Полтора часа между сеансами вода отдыхает, а дети сидят в тени.',
      ],
    },
    slides: [
      {
        name: { tr: 'Baca', en: 'Funnel', de: 'Schornstein', ru: '«Труба»' },
        text: {
          tr: 'Kapalı, 92 metre, iki tam dönüş; içi karanlık değil, kırmızı.',
          en: 'Closed, 92 metres, two full turns; inside it is not dark but red.',
          de: 'Geschlossen, 92 Meter, zwei volle Kreise; innen nicht dunkel, sondern rot.',
          ru: 'Закрытая, 92 метра, два полных витка; внутри не темно, а красно.',
        },
        minHeightCm: 120,
      },
      {
        name: { tr: 'Serbest Düşüş', en: 'Man Overboard', de: 'Mann über Bord', ru: '«Человек за бортом»' },
        text: {
          tr: '16 metreden 58 derece eğimle iner.',
          en: 'Sixteen metres down at 58 degrees.',
          de: '16 Meter abwärts mit 58 Grad Gefälle.',
          ru: 'С шестнадцати метров под углом 58 градусов.',
        },
        minHeightCm: 140,
      },
      {
        name: { tr: 'İkiz Çapa', en: 'Twin Anchors', de: 'Zwillingsanker', ru: '«Два якоря»' },
        text: {
          tr: 'Yan yana iki kulvar, sonunda kronometre.',
          en: 'Two lanes side by side with a stopwatch at the end.',
          de: 'Zwei Bahnen nebeneinander, am Ende eine Stoppuhr.',
          ru: 'Две дорожки рядом и секундомер в конце.',
        },
        minHeightCm: 120,
      },
      {
        name: { tr: 'Can Simidi', en: 'Lifebuoy', de: 'Rettungsring', ru: '«Спасательный круг»' },
        text: {
          tr: 'İki kişilik botla 110 metrelik açık parkur.',
          en: 'An open run of 110 metres in a boat for two.',
          de: '110 Meter offene Strecke im Zweierboot.',
          ru: 'Открытая трасса 110 метров на лодке для двоих.',
        },
        minHeightCm: 110,
      },
      {
        name: { tr: 'Yavru Balina', en: 'Little Whale', de: 'Kleiner Wal', ru: '«Китёнок»' },
        text: {
          tr: 'Üç alçak kaydırak, 30 santimetre su.',
          en: 'Three low slides into 30 centimetres of water.',
          de: 'Drei niedrige Rutschen in 30 Zentimeter Wasser.',
          ru: 'Три низкие горки в воду глубиной 30 сантиметров.',
        },
        minHeightCm: 80,
      },
    ],
  },
  spa: {
    intro: {
      tr: [
        'Spa makine dairesindedir; su hattının altında, bakır boruların açıkta bırakıldığı 1.100 metrekare. Gemide sessizlik en çok burada bulunur, çünkü telefon çekmez.',
        'Hamam sekizgen göbek taşıyla ve iki halvetle çalışır. 16 yaş altı, ebeveyniyle 10.00–13.00 arasında gelebilir.',
      ],
      en: [
        'The spa is in the engine room: 1,100 square metres below the waterline, with the copper pipes left in sight. It is the quietest place on board, because phones have no signal here.',
        'The hammam has an octagonal marble slab and two private rooms. Guests under 16 may come with a parent between 10 am and 1 pm.',
      ],
      de: [
        'Das Spa liegt im Maschinenraum, 1.100 Quadratmeter unter der Wasserlinie, die Kupferrohre blieben sichtbar. Es ist der stillste Ort an Bord, denn hier hat kein Telefon Empfang.',
        'Der Hamam hat einen achteckigen Marmorstein und zwei eigene Kammern. Gäste unter 16 dürfen von 10 bis 13 Uhr mit den Eltern kommen.',
      ],
      ru: [
        'Спа занимает машинное отделение: 1100 метров ниже ватерлинии с открытыми медными трубами. Это самое тихое место на борту, потому что телефон здесь не ловит.',
        'В хаммаме восьмиугольный мраморный камень и две отдельные комнаты. Гости младше 16 лет приходят с родителями с 10:00 до 13:00.',
      ],
    },
    hours: [{ from: '09:00', to: '20:00' }],
    treatments: [
      {
        id: 14001,
        title: { tr: 'Tayfa köpüğü', en: 'Crew’s foam', de: 'Mannschaftsschaum', ru: '«Матросская пена»' },
        text: {
          tr: 'Kese, zeytinyağlı sabun köpüğü ve ılık su; klasik hamam sırası.',
          en: 'Kese glove, olive-soap foam and warm water: the classic order of a hammam.',
          de: 'Kese, Olivenseifenschaum und warmes Wasser in der klassischen Reihenfolge.',
          ru: 'Кесе, пена из оливкового мыла и тёплая вода — классический порядок хаммама.',
        },
        minutes: 40,
      },
      {
        id: 14002,
        title: { tr: 'Dümenci sırtı', en: 'Helmsman’s back', de: 'Steuermannsrücken', ru: '«Спина рулевого»' },
        text: {
          tr: 'Boyun, omuz ve sırt; uzun araba yolculuğunun ertesi günü için.',
          en: 'Neck, shoulders and back, for the day after a long drive.',
          de: 'Nacken, Schultern und Rücken, für den Tag nach langer Fahrt.',
          ru: 'Шея, плечи и спина — на другой день после долгой дороги.',
        },
        minutes: 30,
      },
      {
        id: 14003,
        title: { tr: 'Tuz ve portakal', en: 'Salt and orange', de: 'Salz und Orange', ru: '«Соль и апельсин»' },
        text: {
          tr: 'Deniz tuzu ve Manavgat portakalının kabuğuyla vücut peelingi.',
          en: 'A body scrub of sea salt and the peel of Manavgat oranges.',
          de: 'Körperpeeling mit Meersalz und Schalen von Manavgat-Orangen.',
          ru: 'Пилинг тела морской солью и цедрой манавгатских апельсинов.',
        },
        minutes: 45,
      },
      {
        id: 14004,
        title: { tr: 'Derin sular', en: 'Deep water', de: 'Tiefes Wasser', ru: '«Глубокая вода»' },
        text: {
          tr: 'Derin doku masajı; baskı masaj başlamadan kararlaştırılır.',
          en: 'Deep-tissue massage; the pressure is agreed before it begins.',
          de: 'Tiefengewebsmassage; über den Druck spricht man vorher.',
          ru: 'Глубокий массаж; силу нажатия обсуждают заранее.',
        },
        minutes: 60,
      },
      {
        id: 14005,
        title: { tr: 'Güneş sonrası', en: 'After the sun', de: 'Nach der Sonne', ru: '«После солнца»' },
        text: {
          tr: 'Aloe ve salatalıkla serinletici sargı.',
          en: 'A cooling wrap with aloe and cucumber.',
          de: 'Kühlende Packung mit Aloe und Gurke.',
          ru: 'Охлаждающее обёртывание с алоэ и огурцом.',
        },
        minutes: 35,
      },
      {
        id: 14006,
        title: {
          tr: 'Anne ve miço',
          en: 'Parent and cabin boy',
          de: 'Eltern und Schiffsjunge',
          ru: '«Родитель и юнга»',
        },
        text: {
          tr: 'Yan yana iki yatakta hafif masaj; altı yaşından itibaren.',
          en: 'A light massage on two beds side by side, from the age of six.',
          de: 'Leichte Massage auf zwei Liegen nebeneinander, ab sechs Jahren.',
          ru: 'Лёгкий массаж на двух соседних кушетках, с шести лет.',
        },
        minutes: 30,
      },
    ],
    facilities: [
      {
        title: { tr: 'Bakır hamam', en: 'Copper hammam', de: 'Kupferhamam', ru: 'Медный хаммам' },
        text: {
          tr: 'Sekizgen göbek taşı, 42 derece, iki halvet.',
          en: 'Octagonal slab, 42 degrees, two private rooms.',
          de: 'Achteckiger Stein, 42 Grad, zwei Kammern.',
          ru: 'Восьмиугольный камень, 42 градуса, две комнаты.',
        },
      },
      {
        title: { tr: 'Kazan saunası', en: 'Boiler sauna', de: 'Kesselsauna', ru: 'Сауна «Котёл»' },
        text: {
          tr: 'Fin saunası, 85 derece, 14 kişilik.',
          en: 'A Finnish sauna at 85 degrees for 14 people.',
          de: 'Finnische Sauna, 85 Grad, 14 Plätze.',
          ru: 'Финская сауна, 85 градусов, 14 мест.',
        },
      },
      {
        title: { tr: 'Sessiz ambar', en: 'Silent hold', de: 'Stiller Laderaum', ru: 'Тихий трюм' },
        text: {
          tr: 'On iki hamak, loş ışık, ıhlamur çayı.',
          en: 'Twelve hammocks, low light, linden tea.',
          de: 'Zwölf Hängematten, gedämpftes Licht, Lindenblütentee.',
          ru: 'Двенадцать гамаков, приглушённый свет, липовый чай.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Birinci güvertede, gün ışığı alan üç salon. En büyüğüne kargo kapısından araba girer; geçen sezon iki otomobil lansmanı bu kapıdan geçti.',
        'Teknik ekip dört kişidir ve otelde yaşar. Ara öğün fuayede ya da hava izin verirse kıç güvertede verilir.',
      ],
      en: [
        'Three halls with daylight on deck one. A car can drive into the largest through the cargo door; last season two car launches did.',
        'The technical crew are four people who live in the house. Breaks are served in the foyer or, weather permitting, on the stern deck.',
      ],
      de: [
        'Drei Säle mit Tageslicht auf Deck eins. In den größten fährt ein Auto durch das Ladetor; vergangene Saison taten das zwei Neuvorstellungen.',
        'Die Technik besorgen vier Leute, die im Haus wohnen. Pausen gibt es im Foyer oder bei gutem Wetter auf dem Achterdeck.',
      ],
      ru: [
        'Три зала с дневным светом на первой палубе. В самый большой через грузовые ворота въезжает автомобиль: в прошлом сезоне так прошли две автопремьеры.',
        'Технических специалистов четверо, они живут в отеле. Кофе-паузы накрывают в фойе или, в хорошую погоду, на кормовой палубе.',
      ],
    },
    halls: [
      { name: 'Piri Reis', areaM2: 480, heightM: 4.6, theatre: 450, classroom: 260, banquet: 320 },
      { name: 'Seydi Ali', areaM2: 160, heightM: 3.4, theatre: 140, classroom: 80, banquet: 100 },
      { name: 'Kemal Reis', areaM2: 72, heightM: 3.0, theatre: 60, classroom: 36, banquet: 40 },
    ],
  },
  shopping: {
    tr: [
      'İskele Çarşısı ana girişin altındadır: dokuz dükkân, 09.00’dan 23.00’e kadar. Eczane, kuyumcu, deri atölyesi, çizgili kıyafet satan bir denizci ve kitap değiş tokuş rafı.',
      'Pazartesi Kızılot’ta, perşembe Manavgat’ta pazar kurulur. Otelin önünden geçen dolmuş Manavgat’a 25 dakikada varır.',
    ],
    en: [
      'The Jetty Arcade lies below the main entrance: nine shops, open from 9 am to 11 pm. A chemist, a jeweller, a leather workshop, a seller of striped shirts and a shelf where books are swapped.',
      'There is a market in Kızılot on Mondays and in Manavgat on Thursdays. The minibus that passes the gate reaches Manavgat in 25 minutes.',
    ],
    de: [
      'Die Stegpassage liegt unter dem Haupteingang: neun Läden, von 9 bis 23 Uhr. Apotheke, Juwelier, Lederwerkstatt, ein Geschäft für Ringelhemden und ein Regal zum Büchertausch.',
      'Montags ist Markt in Kızılot, donnerstags in Manavgat. Der Dolmuş vor dem Tor braucht dorthin 25 Minuten.',
    ],
    ru: [
      'Галерея «Пирс» находится под главным входом: девять магазинов, с 9:00 до 23:00. Аптека, ювелир, кожевенная мастерская, лавка тельняшек и полка для обмена книгами.',
      'По понедельникам рынок в Кызылоте, по четвергам — в Манавгате. Маршрутка от ворот довозит до Манавгата за 25 минут.',
    ],
  },
  philosophy: {
    tr: [
      'Gemide herkesin bir görevi vardır; konuğun görevi hiçbir şey yapmamaktır, ama isterse halatı tutar. Çocuğa rol, büyüğe rahat bir sandalye veririz; ikisi de ciddiye alınmayı sever.',
      'Mürettebatın yüzde 61’i beş yıldan uzun süredir burada. İnsanlar kaldığında hatırlar: kimin fıstığa alerjisi var, hangi oda geçen yıl fazla güneş aldı.',
    ],
    en: [
      'On a ship everyone has a task. The guest’s is to do nothing, though he may hold a rope if he likes. We give the child a role and the adult a good chair; both enjoy being taken seriously.',
      'Sixty-one per cent of the crew have been here for more than five years. People who stay remember who is allergic to nuts and which room had too much sun last year.',
    ],
    de: [
      'An Bord hat jeder eine Aufgabe. Die des Gastes ist, nichts zu tun, aber er darf ein Tau halten. Das Kind bekommt eine Rolle, der Erwachsene einen guten Stuhl; ernst genommen werden beide gern.',
      '61 Prozent der Mannschaft sind länger als fünf Jahre hier. Wer bleibt, weiß noch, wer Nüsse nicht verträgt und welches Zimmer letztes Jahr zu viel Sonne hatte.',
    ],
    ru: [
      'На корабле у каждого своё дело. Дело гостя — ничего не делать, но подержать канат ему дадут. Ребёнку мы даём роль, взрослому — удобное кресло; и тот и другой любят, когда их принимают всерьёз.',
      '61 процент команды работает здесь больше пяти лет. Кто остаётся, тот помнит, у кого аллергия на орехи и в каком номере в прошлом году было слишком солнечно.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-key', year: 2025 },
    { code: 'sustainable-tourism', year: 2024 },
    { code: 'iso-22000', year: 2023 },
    { code: 'iso-14001', year: 2023 },
    { code: 'zero-waste', year: 2022 },
  ],
  stories: [
    {
      title: { tr: 'Saat altıda çan', en: 'Bell at six', de: 'Glocke um sechs', ru: 'Колокол в шесть' },
      pictures: ['facade', 'kids', 'bar', 'coast'],
    },
    {
      title: { tr: 'Bacadan aşağı', en: 'Down the funnel', de: 'Durch den Schornstein', ru: 'Вниз по трубе' },
      pictures: ['aquapark', 'pool', 'beach', 'dessert', 'event'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Çocuğum nasıl günün kaptanı olur?',
        en: 'How does my child become captain of the day?',
        de: 'Wie wird mein Kind Kapitän des Tages?',
        ru: 'Как ребёнку стать капитаном дня?',
      },
      answer: {
        tr: 'Miço kulübündeki kayıt defterine adını yazdırın. Her sabah 10.30’da kura çekilir; doğum günü olan çocuk kurasız kaptandır.',
        en: 'Have the name entered in the log at the Miço club. Lots are drawn at half past ten; a birthday child is captain without a draw.',
        de: 'Lassen Sie den Namen im Logbuch des Miço-Klubs eintragen. Um halb elf wird gelost; Geburtstagskinder sind ohne Los Kapitän.',
        ru: 'Запишите имя в судовой журнал клуба «Мичо». Жребий тянут в 10:30; именинник становится капитаном без жребия.',
      },
    },
    {
      question: {
        tr: 'Sancak mı, iskele tarafı mı?',
        en: 'Port or starboard?',
        de: 'Backbord oder Steuerbord?',
        ru: 'Левый борт или правый?',
      },
      answer: {
        tr: 'İskele tarafı sabah güneşi alır, ikindileri serindir; sancak gün batımını görür. Animasyon sesi ikisinde de 23.00’te biter.',
        en: 'Port has morning sun and cool afternoons; starboard sees the sunset. On both sides the music ends at 11 pm.',
        de: 'Backbord hat Morgensonne und kühle Nachmittage, Steuerbord den Sonnenuntergang. Die Musik endet auf beiden Seiten um 23 Uhr.',
        ru: 'Левый борт — утреннее солнце и прохлада после полудня, правый — закат. Музыка с обеих сторон стихает в 23:00.',
      },
    },
    {
      question: {
        tr: 'Kaydıraklar sezon boyunca açık mı?',
        en: 'Are the slides open all season?',
        de: 'Sind die Rutschen die ganze Saison offen?',
        ru: 'Горки работают весь сезон?',
      },
      answer: {
        tr: '20 Nisan ile 31 Ekim arasında, hava 20 derecenin üstündeyken her gün.',
        en: 'From 20 April to 31 October, every day on which the air is above 20 degrees.',
        de: 'Vom 20. April bis 31. Oktober, an jedem Tag mit mehr als 20 Grad.',
        ru: 'С 20 апреля по 31 октября, каждый день, когда воздух теплее 20 градусов.',
      },
    },
    {
      question: {
        tr: 'Denize girerken ayakkabı gerekir mi?',
        en: 'Do we need bathing shoes?',
        de: 'Brauchen wir Badeschuhe?',
        ru: 'Нужны ли тапочки для купания?',
      },
      answer: {
        tr: 'Su kıyısındaki ilk altı metre ince çakıldır. Dileyen iskeleden girer, dileyen plaj kulübesinden ayakkabı ödünç alır.',
        en: 'The first six metres at the edge are fine pebble. Go in from the jetty, or borrow shoes at the beach hut.',
        de: 'Die ersten sechs Meter am Ufer sind feiner Kies. Vom Steg geht es ohne, und die Strandhütte leiht Schuhe.',
        ru: 'Первые шесть метров у берега — мелкая галька. Можно заходить с пирса или взять тапочки в пляжной будке.',
      },
    },
  ],
}
