import type { HotelContent } from '../types.ts'

export const flora: HotelContent = {
  key: 'flora',
  id: 29,
  slug: 'crystal-flora',
  name: 'Crystal Flora',
  region: 'BELDIBI',
  stars: 5,
  opened: 1994,
  renovated: 2022,
  roomsTotal: 338,
  latitude: 36.7152,
  longitude: 30.5634,
  address: 'Beldibi Mahallesi, Başkomutan Atatürk Caddesi No: 129, 07985 Kemer / Antalya, Türkiye',
  phone: '+90 242 555 29 04',
  email: 'flora@crystalhotels.example',
  whatsapp: '905325550129',
  locality: { tr: 'Kemer, Beldibi', en: 'Beldibi, near Kemer', de: 'Beldibi bei Kemer', ru: 'Бельдиби, Кемер' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Антальи (AYT)',
    },
    km: 43,
    minutes: 45,
  },
  centre: {
    name: { tr: 'Beldibi çarşısı', en: 'Beldibi shops', de: 'Ortskern Beldibi', ru: 'Центр Бельдиби' },
    km: 1.4,
  },
  beach: { lengthM: 260, walkM: 140, ground: 'pebble', blueFlag: true },
  slogan: {
    tr: 'Çiçekler kapanınca yüzülür',
    en: 'When the flowers close, we swim',
    de: 'Die Blüten schließen, wir schwimmen',
    ru: 'Цветы закрылись — идём купаться',
  },
  sloganText: {
    tr: 'On iki tarhlık çiçek saati günü gösterir; 20.30’da ışıklar suya iner, aileler havuza.',
    en: 'A flower clock of twelve beds tells the day; at half past eight the lights go into the water, and families follow.',
    de: 'Eine Blumenuhr aus zwölf Beeten zeigt den Tag an; um halb neun gehen die Lichter ins Wasser und die Familien hinterher.',
    ru: 'День отмеряют цветочные часы из двенадцати клумб; в 20:30 под водой зажигают свет, и в бассейн идут семьями.',
  },
  promise: {
    tr: 'Öğle güneşinden kaçan, çocuğunu yatmadan önce bir kez daha yüzdürmek isteyen ailelere.',
    en: 'For families who hide from the noon sun and like one more swim before bed.',
    de: 'Für Familien, die der Mittagssonne ausweichen und vor dem Schlafen noch einmal ins Wasser möchten.',
    ru: 'Для семей, которые прячутся от полуденного солнца и любят поплавать перед сном.',
  },
  about: {
    tr: [
      'Crystal Flora, Beydağları’nın son yamacı ile çakıl kıyı arasındaki kızılçam ormanında durur. 1994’te yapılırken tek ağaç kesilmedi; bina gövdelerin arasında üç kez dirsek çevirdi. 612 çamın her birinde pirinç bir numara vardır, 208 numara için resepsiyonun çatısında bir delik bırakılmıştır.',
      'Beş kat teras teras geri çekilir ve en üstteki odanın korkuluğu bile tepelerden alçaktır. 2022’de terasların toprağı yenilendi, asma kökleri ve sardunyalar damlama suya bağlandı. Girişteki çiçek saati o yıl kuruldu: on iki tarh, her birinde belirli bir saatte açılan tek bir tür.',
      'Gün ikiye bölünür. Sabah deniz, öğle gölge, ikindi uykusu; sonra akşam yeniden başlar. Ezan çiçeği 20.00’de sarı sarı açar, çocuklar bunu görmeye gelir, yarım saat sonra da suya girer. Havuz 23.00’te boşalır, kurbağalar devralır.',
    ],
    en: [
      'Crystal Flora stands in a red-pine forest between the last slope of the Beydağları and a pebble shore. No tree was felled for it in 1994; the building bends three times to get between the trunks. Each of the 612 pines carries a brass number, and for number 208 there is a hole in the roof of the reception.',
      'Its five storeys step back in terraces, and even the top railing is lower than the crowns. In 2022 the terraces were given new soil, with vines and geraniums on drip water. The flower clock by the entrance dates from the same year: twelve beds, each with a single species that opens at its own hour.',
      'The day comes in two halves. Sea in the morning, shade at noon, a nap; then the evening begins afresh. At eight the evening primrose unfolds, yellow and quite fast. Children come to watch, and half an hour later they are in the water. At eleven the pool empties and the frogs take over.',
    ],
    de: [
      'Das Crystal Flora steht in einem Kiefernwald zwischen dem letzten Hang des Beydağları und dem Kieselufer. Beim Bau 1994 wurde kein Baum gefällt; das Haus macht drei Knicke, um zwischen den Stämmen durchzukommen. Jede der 612 Kiefern trägt eine Nummer aus Messing, und für Nummer 208 ist ein Loch im Dach der Rezeption.',
      'Die fünf Stockwerke treten in Terrassen zurück; selbst das oberste Geländer bleibt unter den Wipfeln. 2022 bekamen die Terrassen neue Erde, Weinstöcke und Geranien hängen seither an der Tröpfchenbewässerung. Aus demselben Jahr stammt die Blumenuhr am Eingang: zwölf Beete, in jedem eine einzige Art, die zu ihrer Stunde aufgeht.',
      'Der Tag hat zwei Hälften. Morgens das Meer, mittags der Schatten, dann ein Schläfchen; danach fängt der Abend neu an. Um acht geht die Nachtkerze auf, gelb und recht schnell. Kinder kommen zum Zuschauen, eine halbe Stunde später sind sie im Wasser. Um elf leert sich das Becken, und die Frösche übernehmen.',
    ],
    ru: [
      'Crystal Flora стоит в лесу калабрийской сосны, между последним склоном Бейдагларов и галечным берегом. В 1994 году ради него не срубили ни одного дерева: здание трижды изгибается, чтобы пройти между стволами. На каждой из 612 сосен латунный номер, а для сосны № 208 в крыше ресепшен оставлено отверстие.',
      'Пять этажей отступают террасами, и даже верхние перила ниже крон. В 2022 году на террасах сменили землю, к лозам и герани провели капельный полив. Тогда же у входа появились цветочные часы: двенадцать клумб, и на каждой один вид, который раскрывается в свой час.',
      'День здесь делится надвое. Утром море, в полдень тень, потом сон, а вечером всё начинается заново. В восемь раскрывается жёлтая энотера, и довольно быстро. Дети приходят посмотреть, а через полчаса они уже в воде. В одиннадцать бассейн пустеет, и вступают лягушки.',
    ],
  },
  highlights: [
    {
      title: { tr: 'Çiçek saati', en: 'The flower clock', de: 'Die Blumenuhr', ru: 'Цветочные часы' },
      text: {
        tr: '14 metrelik daire, on iki tarh: hindiba 06.00’da, aynısafa 09.00’da, ezan çiçeği 20.00’de açar.',
        en: 'A circle of 14 metres, twelve beds: chicory opens at six, marigold at nine, evening primrose at eight at night.',
        de: 'Ein Kreis von 14 Metern, zwölf Beete: Die Wegwarte öffnet um sechs, die Ringelblume um neun, die Nachtkerze um acht am Abend.',
        ru: 'Круг диаметром 14 метров, двенадцать клумб: цикорий в 6:00, календула в 9:00, энотера в 20:00.',
      },
      picture: 'garden',
    },
    {
      title: {
        tr: 'Ailece gece yüzüşü',
        en: 'The families’ night swim',
        de: 'Nachtschwimmen für Familien',
        ru: 'Ночное купание всей семьёй',
      },
      text: {
        tr: 'Mayıstan ekime her akşam 20.30–23.00; su 28 derece, üç cankurtaran, çocuklara ışıklı bileklik.',
        en: 'Every evening from May to October, 20:30 to 23:00: water at 28 degrees, three lifeguards, a glowing wristband for each child.',
        de: 'Von Mai bis Oktober jeden Abend von 20.30 bis 23 Uhr: 28 Grad, drei Rettungsschwimmer, ein Leuchtband für jedes Kind.',
        ru: 'С мая по октябрь каждый вечер, 20:30–23:00: вода 28 градусов, трое спасателей, светящийся браслет каждому ребёнку.',
      },
      picture: 'pool',
    },
    {
      title: {
        tr: '612 numaralı çam',
        en: '612 numbered pines',
        de: '612 nummerierte Kiefern',
        ru: '612 сосен с номерами',
      },
      text: {
        tr: 'Check-in’de bir ağaç numarası alırsınız; defterde yaşı, boyu ve kimin yuvası olduğu yazar.',
        en: 'At check-in you are given the number of a tree; a book says how old and tall it is and who nests there.',
        de: 'Beim Einchecken bekommen Sie die Nummer eines Baums; im Buch steht, wie alt und hoch er ist und wer darin nistet.',
        ru: 'При заселении вам называют номер дерева; в книге записаны его возраст, высота и кто в нём гнездится.',
      },
      picture: 'mountain',
    },
    {
      title: { tr: 'Yalınayak yol', en: 'The barefoot path', de: 'Der Barfußweg', ru: 'Босиком через лес' },
      text: {
        tr: 'Havuzdan denize 140 metre: iğne yaprak, ahşap, yosun, sonunda çakıl. Terlik taşımaya gerek yoktur.',
        en: 'From pool to sea in 140 metres: needles, planks, moss and finally pebbles. You can leave your sandals behind.',
        de: '140 Meter vom Becken ans Meer: Nadeln, Holz, Moos, am Ende Kiesel. Die Sandalen dürfen dableiben.',
        ru: 'От бассейна до моря 140 метров: хвоя, доски, мох, в конце галька. Сандалии можно не брать.',
      },
      picture: 'beach',
    },
  ],
  day: [
    {
      title: { tr: 'Hindiba açar', en: 'The chicory opens', de: 'Die Wegwarte öffnet', ru: 'Раскрывается цикорий' },
      text: {
        tr: 'Saatin ilk tarhı maviye döner; ana restoran aynı dakikada açılır.',
        en: 'The first bed turns blue, and the restaurant of the same name unlocks its doors.',
        de: 'Das erste Beet wird blau, und das Restaurant gleichen Namens schließt auf.',
        ru: 'Первая клумба синеет, и в ту же минуту открывается главный ресторан.',
      },
      from: '06:00',
      to: '07:00',
    },
    {
      title: {
        tr: 'Çakılda ilk güneş',
        en: 'First sun on the pebbles',
        de: 'Erste Sonne auf den Kieseln',
        ru: 'Первое солнце на гальке',
      },
      text: {
        tr: 'Güneş denizden doğar, su düzdür, çakıl daha serindir.',
        en: 'The sun comes up out of the sea; the water is flat and the stones still cool.',
        de: 'Die Sonne kommt aus dem Meer, das Wasser liegt glatt, die Steine sind noch kühl.',
        ru: 'Солнце встаёт из моря, вода гладкая, камни ещё прохладные.',
      },
      from: '08:00',
      to: '11:00',
    },
    {
      title: { tr: 'Çam uykusu', en: 'The pine siesta', de: 'Siesta unter Kiefern', ru: 'Сон под соснами' },
      text: {
        tr: '90 hamak, 31 derece hava ve ağustos böcekleri; anons yapılmaz.',
        en: 'Ninety hammocks, 31 degrees and cicadas; no announcements are made.',
        de: 'Neunzig Hängematten, 31 Grad und Zikaden; keine Durchsagen.',
        ru: 'Девяносто гамаков, 31 градус и цикады; объявлений не делают.',
      },
      from: '13:00',
      to: '16:00',
    },
    {
      title: {
        tr: 'Dağ güneşi alır',
        en: 'The mountain takes the sun',
        de: 'Der Berg nimmt die Sonne',
        ru: 'Гора забирает солнце',
      },
      text: {
        tr: 'Yamaç gölgesi 18.20’de otele varır, hava birden serinler, aşçılar ateşi yakar.',
        en: 'The shadow of the slope arrives about twenty past six, the air cools at once and the cooks light their fire.',
        de: 'Gegen zwanzig nach sechs kommt der Schatten des Hangs an, es wird sofort kühler, und die Köche zünden das Feuer an.',
        ru: 'Около 18:20 до отеля доходит тень склона, сразу свежеет, повара разжигают огонь.',
      },
      from: '18:20',
      to: '20:00',
    },
    {
      title: { tr: 'Gece yüzüşü', en: 'Night swim', de: 'Nachtschwimmen', ru: 'Ночное купание' },
      text: {
        tr: '64 lamba suyun altında, çam kokusu üstünde; 22.00’de sıcak süt gelir.',
        en: 'Sixty-four lamps below the surface, pine above it; hot milk comes round at ten.',
        de: 'Vierundsechzig Lampen unter Wasser, Kiefernduft darüber; um zehn gibt es heiße Milch.',
        ru: 'Под водой 64 лампы, над водой запах сосен; в десять разносят горячее молоко.',
      },
      from: '20:30',
      to: '23:00',
    },
  ],
  beachText: {
    tr: [
      'Plaj 260 metredir; iri, yuvarlak, açık gri çakıldan oluşur ve çamlar son on metreye kadar iner. Suya girişte 1,8 metre genişliğinde üç ahşap yol döşelidir, çakıla basmak istemeyen onları kullanır. Su iskelede dört metre derindir ve dip görünür.',
      'Doğuya bakan kıyıda güneş erken gelir, 17.30’dan sonra çekilir; bu yüzden plaj sabahındır. Deniz 19.00’da cankurtaranla birlikte kapanır. Gece yüzüşü denizde değil, aydınlatılmış havuzda yapılır.',
    ],
    en: [
      'The beach is 260 metres of large, round, pale grey pebbles, with pines to within ten metres of the water. Three plank walks, 1.8 metres wide, lead in for those who would rather not tread on stones. Off the jetty it is four metres deep and you see the bottom.',
      'The shore faces east: the sun comes early and leaves about half past five, so this is a beach for mornings. It closes with the lifeguards at seven. The night swim takes place in the lit pool and not in the sea.',
    ],
    de: [
      'Der Strand: 260 Meter große, runde, hellgraue Kiesel, die Kiefern reichen bis zehn Meter ans Wasser. Für alle, die nicht über Steine gehen mögen, führen drei 1,80 Meter breite Holzstege hinein. Am Anleger ist es vier Meter tief, und man sieht den Grund.',
      'Das Ufer blickt nach Osten: Die Sonne kommt früh und geht gegen halb sechs, es ist also ein Strand für den Vormittag. Um sieben schließt er mit den Rettungsschwimmern. Das Nachtschwimmen findet im beleuchteten Becken statt, nicht im Meer.',
    ],
    ru: [
      'Пляж — 260 метров крупной, круглой, светло-серой гальки; сосны подходят к воде на десять метров. Тем, кто не любит ходить по камням, проложены три деревянных настила шириной 1,8 метра. У пирса глубина четыре метра, и видно дно.',
      'Берег смотрит на восток: солнце приходит рано и уходит около половины шестого, так что пляж этот утренний. В семь он закрывается вместе со спасателями. Ночное купание проходит не в море, а в освещённом бассейне.',
    ],
  },
  pools: [
    {
      name: { tr: 'Geç Havuz', en: 'The Late Pool', de: 'Spätbecken', ru: 'Поздний бассейн' },
      text: {
        tr: 'Çamların arasında, uzun ve yay biçimli; 64 su altı lambasıyla geceye kalan havuz.',
        en: 'Long and curved among the pines, with 64 lamps under water: the pool that stays up.',
        de: 'Lang und geschwungen zwischen den Kiefern, mit 64 Lampen unter Wasser: das Becken, das aufbleibt.',
        ru: 'Длинный, изогнутый, среди сосен; 64 лампы под водой, и спать он ложится поздно.',
      },
      areaM2: 680,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '23:00',
    },
    {
      name: { tr: 'Papatya', en: 'Daisy', de: 'Gänseblümchen', ru: 'Ромашка' },
      text: {
        tr: '35 cm derinlikte, ortasından su fışkıran çocuk havuzu; akşam da açık.',
        en: 'For small children, 35 centimetres deep with a fountain in the middle; open in the evening too.',
        de: 'Für die Kleinen, 35 Zentimeter tief, mit Fontäne in der Mitte; auch abends offen.',
        ru: 'Для малышей: глубина 35 см, посередине фонтанчик; открыт и вечером.',
      },
      areaM2: 84,
      depthM: 0.35,
      heated: false,
      from: '09:00',
      to: '22:00',
    },
    {
      name: { tr: 'Dere', en: 'The Brook', de: 'Der Bach', ru: 'Ручей' },
      text: {
        tr: 'Kaydırakların indiği, taş kenarlı, sığ ve uzun havuz.',
        en: 'Shallow, long and edged with stone; the slides end here.',
        de: 'Flach, lang, mit Steinrand; hier enden die Rutschen.',
        ru: 'Мелкий, длинный, в каменных берегах; сюда приезжают с горок.',
      },
      areaM2: 210,
      depthM: 0.9,
      heated: false,
      from: '10:00',
      to: '22:00',
    },
    {
      name: { tr: 'Yosun', en: 'Moss', de: 'Moos', ru: 'Мох' },
      text: {
        tr: 'Yeşil çinili kapalı havuz, 29 derece; penceresi çam gövdelerine bakar.',
        en: 'The indoor pool, tiled in green, at 29 degrees; its window is full of trunks.',
        de: 'Das grün geflieste Hallenbad, 29 Grad; vor dem Fenster nur Stämme.',
        ru: 'Крытый бассейн в зелёной плитке, 29 градусов; за окном стволы сосен.',
      },
      areaM2: 140,
      depthM: 1.35,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
  ],
  rooms: [
    {
      id: 2901,
      category: 'STANDARD',
      name: { tr: 'Ağaç tepesi odası', en: 'Treetop room', de: 'Wipfelzimmer', ru: 'Номер в кронах' },
      slug: { tr: 'agac-tepesi-odasi', en: 'treetop-room', de: 'wipfelzimmer', ru: 'nomer-v-kronah' },
      text: {
        tr: '28 m², dördüncü ve beşinci katta; balkon iğne yaprakların hizasında, denizi dalların arasından görür.',
        en: '28 square metres on the fourth and fifth floors; a balcony among the needles, with the sea between branches.',
        de: '28 Quadratmeter im vierten und fünften Stock; ein Balkon auf Höhe der Nadeln, das Meer zwischen den Zweigen.',
        ru: '28 м² на четвёртом и пятом этажах; балкон на уровне хвои, между ветвями море.',
      },
      body: {
        tr: [
          'Burada sabah ilk hareket sincaptır, ikincisi ışık. Balkon 1,6 metre derindir; tavanına bir hamak halkası takılıdır, hamak dolapta durur. Kapının yanındaki pirinç levha en yakın ağacın numarasını söyler.',
          'Yatak 180 cm, döşeme açık renkli çamdır. Banyoda cam bölmeli duş ve saç kurutma makinesi, dolabın içinde ısıtıcı ile dağ çayı bulunur.',
        ],
        en: [
          'The first thing to move in the morning is a squirrel, the second is the light. The balcony is 1.6 metres deep, with a ring in its ceiling for the hammock that lies in the wardrobe. A brass plate by the door gives the number of the nearest tree.',
          'The bed is 180 centimetres wide and the floor pale pine. There is a glazed shower in the bathroom, and beside the kettle a jar of mountain tea.',
        ],
        de: [
          'Als Erstes bewegt sich morgens ein Eichhörnchen, als Zweites das Licht. Der Balkon ist 1,60 Meter tief; an der Decke sitzt ein Ring für die Hängematte, die im Schrank liegt. Ein Messingschild an der Tür nennt die Nummer des nächsten Baums.',
          'Das Bett misst 180 Zentimeter, der Boden ist helle Kiefer. Im Bad eine verglaste Dusche, neben dem Wasserkocher ein Glas Bergtee.',
        ],
        ru: [
          'Утром первой просыпается белка, потом свет. Глубина балкона 1,6 метра, в потолке кольцо для гамака, сам гамак лежит в шкафу. Латунная табличка у двери называет номер ближайшего дерева.',
          'Кровать шириной 180 см, пол из светлой сосны. В ванной душ за стеклом, рядом с чайником банка горного чая.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak, 1 divan',
        en: '1 double or 2 single beds, 1 daybed',
        de: '1 Doppelbett oder 2 Einzelbetten, 1 Schlafliege',
        ru: '1 двуспальная или 2 односпальные кровати, 1 кушетка',
      },
      view: { tr: 'Orman ve deniz', en: 'Forest and sea', de: 'Wald und Meer', ru: 'Лес и море' },
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
      id: 2902,
      category: 'STANDARD',
      name: { tr: 'Yamaç odası', en: 'Hillside room', de: 'Hangzimmer', ru: 'Номер у склона' },
      slug: { tr: 'yamac-odasi', en: 'hillside-room', de: 'hangzimmer', ru: 'nomer-u-sklona' },
      text: {
        tr: '26 m², dağa bakan batı cephesinde; öğlene kadar gölge, gece baykuş.',
        en: '26 square metres on the west side, facing the slope: shade until noon, an owl at night.',
        de: '26 Quadratmeter auf der Westseite am Hang: bis Mittag Schatten, nachts eine Eule.',
        ru: '26 м² на западной стороне, к горе: до полудня тень, ночью сова.',
      },
      body: {
        tr: [
          'Kayanın duvarla arası yer yer dokuz metredir; arada yabani siklamen, kekik ve bir su sızıntısı vardır. Güneş saat birde gelir, dağ altıda geri alır. Gecesi karanlık ve serindir, geç uyuyanlar bu odayı ister.',
          'Eşya azdır: geniş yatak, okuma lambası, iki koltuk, yazı masası. Pencere tülle değil ahşap panjurla kapanır.',
        ],
        en: [
          'In places the rock is nine metres from the wall, and in between grow wild cyclamen and thyme beside a trickle of water. The sun arrives at one and the mountain takes it back at six. Nights are dark and cool, which late sleepers ask for.',
          'There is not much in it: a wide bed, a reading lamp, two armchairs and a desk. Wooden shutters close the window.',
        ],
        de: [
          'Stellenweise ist der Fels neun Meter von der Wand entfernt; dazwischen wachsen wilde Alpenveilchen und Thymian an einem Rinnsal. Die Sonne kommt um eins, um sechs nimmt sie der Berg zurück. Die Nächte sind dunkel und kühl, Langschläfer fragen danach.',
          'Viel steht nicht darin: ein breites Bett, eine Leselampe, zwei Sessel, ein Schreibtisch. Vor das Fenster kommen Holzläden.',
        ],
        ru: [
          'Местами скала подходит к стене на девять метров; между ними растут дикие цикламены и тимьян и сочится вода. Солнце приходит в час, в шесть его забирает гора. Ночи тёмные и прохладные, этот номер просят любители поспать.',
          'Мебели немного: широкая кровать, лампа для чтения, два кресла и письменный стол. Окно закрывают деревянные ставни.',
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
      view: { tr: 'Dağ yamacı', en: 'Mountain slope', de: 'Berghang', ru: 'Склон горы' },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'desk',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 2903,
      category: 'STANDARD',
      name: { tr: 'Siklamen odası', en: 'Cyclamen room', de: 'Alpenveilchenzimmer', ru: 'Номер «Цикламен»' },
      slug: { tr: 'siklamen-odasi', en: 'cyclamen-room', de: 'alpenveilchenzimmer', ru: 'nomer-tsiklamen' },
      text: {
        tr: '30 m², zemin katta, eşiksiz; kapısı çamların altındaki kendi terasına açılır.',
        en: '30 square metres on the ground floor, without a threshold, opening to a terrace under the pines.',
        de: '30 Quadratmeter im Erdgeschoss, ohne Schwelle, mit eigener Terrasse unter den Kiefern.',
        ru: '30 м² на первом этаже, без порогов; дверь выходит на свою террасу под соснами.',
      },
      body: {
        tr: [
          'On iki odadır; tekerlekli sandalye ve bebek arabası için kapıları 95 santim genişliğindedir. Teras taşlarının arasından ekim sonunda pembe siklamen çıkar; odanın adı buradan gelir, kimse dikmemiştir.',
          'Duş oturaklıdır, yatağın iki yanında 110 santim boşluk vardır. Restorana, havuza ve plaja kadar yolda tek basamak yoktur.',
        ],
        en: [
          'There are twelve, with doors 95 centimetres wide for wheelchairs and prams. At the end of October pink cyclamen come up between the stones of the terrace. Nobody planted them; the room took its name from them.',
          'The shower has a seat and there are 110 centimetres free on either side of the bed. You meet no step on the way to restaurant, pool or beach.',
        ],
        de: [
          'Zwölf Zimmer mit 95 Zentimeter breiten Türen für Rollstuhl und Kinderwagen. Ende Oktober kommen zwischen den Terrassensteinen rosa Alpenveilchen hoch. Gepflanzt hat sie niemand, das Zimmer heißt nach ihnen.',
          'Die Dusche hat einen Sitz, neben dem Bett sind auf beiden Seiten 110 Zentimeter Platz. Auf dem Weg zu Restaurant, Becken und Strand gibt es keine Stufe.',
        ],
        ru: [
          'Таких номеров двенадцать; двери шириной 95 см — для кресла-коляски и детской коляски. В конце октября между камнями террасы всходят розовые цикламены. Их никто не сажал, номер назван в их честь.',
          'В душе есть сиденье, с обеих сторон кровати по 110 см свободного места. До ресторана, бассейна и пляжа ни одной ступени.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '2 tek kişilik yatak, 1 bebek yatağı',
        en: '2 single beds, 1 cot',
        de: '2 Einzelbetten, 1 Babybett',
        ru: '2 односпальные кровати, 1 детская кроватка',
      },
      view: { tr: 'Çam bahçesi', en: 'Pine garden', de: 'Kieferngarten', ru: 'Сосновый сад' },
      features: [
        'air-conditioning',
        'terrace',
        'step-free',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'baby-cot',
      ],
      picture: 'room',
      absentIn: ['ru'],
    },
    {
      id: 2904,
      category: 'FAMILY',
      name: {
        tr: 'Gece yüzücüleri aile odası',
        en: 'Night swimmers’ family room',
        de: 'Familienzimmer Nachtschwimmer',
        ru: 'Семейный номер «Полуночники»',
      },
      slug: {
        tr: 'gece-yuzuculeri-aile-odasi',
        en: 'night-swimmers-family-room',
        de: 'familienzimmer-nachtschwimmer',
        ru: 'semeynyy-nomer-polunochniki',
      },
      text: {
        tr: '42 m², Geç Havuz’a yirmi adım; kapıda ılık duş, içeride iki ayrı yatak odası.',
        en: '42 square metres, twenty steps from the Late Pool: a warm shower at the door, two bedrooms inside.',
        de: '42 Quadratmeter, zwanzig Schritte vom Spätbecken: warme Dusche vor der Tür, zwei Schlafzimmer dahinter.',
        ru: '42 м² в двадцати шагах от Позднего бассейна: у входа тёплый душ, внутри две спальни.',
      },
      body: {
        tr: [
          'Islak çocukla girilsin diye yapıldı: dışarıda ılık duş, eşikte taş döşeme ve altı askı, sonra kuru taraf. Havlu ısıtıcısı 20.00’de kendiliğinden açılır, bornozlar 104 ve 128 bedendir.',
          'Çocuk odası bahçeye bakar ve perdesi ışık geçirmez. Ebeveyn tarafındaki pencereden havuzun son ışığı görünür; cam çift olduğundan yalnız ışığı.',
        ],
        en: [
          'It was made to be entered with a wet child: a warm shower outside, a stone floor and six hooks inside the door, then the dry half. The towel rail comes on by itself at eight, and the children’s bathrobes are in sizes 104 and 128.',
          'The children’s bedroom looks to the garden and has a blackout blind. From the parents’ side you see the last light of the pool; the glass being double, you only see it.',
        ],
        de: [
          'Gebaut, um mit nassem Kind hineinzukommen: draußen eine warme Dusche, hinter der Tür Steinboden und sechs Haken, dann die trockene Hälfte. Der Handtuchwärmer geht um acht von selbst an, die Kinderbademäntel gibt es in 104 und 128.',
          'Das Kinderzimmer liegt zum Garten und lässt sich ganz verdunkeln. Von der Elternseite sieht man das letzte Licht des Beckens; gehört wird dank Doppelglas nichts.',
        ],
        ru: [
          'Его придумали, чтобы входить с мокрым ребёнком: снаружи тёплый душ, за дверью каменный пол и шесть крючков, дальше сухая половина. Полотенцесушитель включается сам в восемь, детские халаты размеров 104 и 128.',
          'Детская выходит в сад, шторы не пропускают света. С родительской стороны виден последний свет бассейна; стёкла двойные, поэтому только виден.',
        ],
      },
      sizeM2: 42,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik, 2 tek kişilik yatak',
        en: '1 double and 2 single beds',
        de: '1 Doppelbett, 2 Einzelbetten',
        ru: '1 двуспальная и 2 односпальные кровати',
      },
      view: { tr: 'Havuz ve çamlar', en: 'Pool and pines', de: 'Becken und Kiefern', ru: 'Бассейн и сосны' },
      features: [
        'air-conditioning',
        'terrace',
        'sliding-door',
        'shower',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'bathrobe',
        'wifi',
        'tv',
        'carpet-free',
        'baby-cot',
      ],
      picture: 'family-room',
    },
    {
      id: 2905,
      category: 'FAMILY',
      name: {
        tr: 'Merdivenli aile odası',
        en: 'Family room with a loft',
        de: 'Familienzimmer mit Hochboden',
        ru: 'Семейный номер с антресолью',
      },
      slug: {
        tr: 'merdivenli-aile-odasi',
        en: 'loft-family-room',
        de: 'familienzimmer-mit-hochboden',
        ru: 'semeynyy-s-antresolyu',
      },
      text: {
        tr: '46 m², tavan arasında iki yatak ve bir yuvarlak pencere; yukarıya altı basamaklı merdivenle çıkılır.',
        en: '46 square metres, with two beds and a round window under the roof, up a ladder of six rungs.',
        de: '46 Quadratmeter, unter dem Dach zwei Betten und ein rundes Fenster, hinauf über sechs Sprossen.',
        ru: '46 м²; под крышей две кровати и круглое окно, наверх ведёт лестница в шесть ступенек.',
      },
      body: {
        tr: [
          'Beşinci katın eğik çatısı altındaki boşluk 2022’de çocuklara verildi. Yukarıda ayakta durulmaz, zaten kimse durmaz; 95 santimlik korkuluk, iki okuma lambası, çama bakan yuvarlak bir pencere vardır.',
          'Aşağıda büyük yatak, çekyat ve gündüzleri oyuna yarayan bir halı. Merdiven altı yaşından büyükler içindir; daha küçüğü olan ailelere gece yüzücüleri odasını öneririz.',
        ],
        en: [
          'In 2022 the space under the sloping roof of the fifth floor went to the children. You cannot stand up in it, and nobody tries: there is a railing of 95 centimetres, two reading lamps and a round window on to a pine.',
          'Below are the large bed, a sofa bed and floor enough for games. The ladder is for children of six and over; with smaller ones take the night swimmers’ room.',
        ],
        de: [
          '2022 ging der Raum unter der Schräge des fünften Stocks an die Kinder. Stehen kann man dort nicht, das will auch niemand; es gibt ein 95 Zentimeter hohes Geländer, zwei Leselampen und ein rundes Fenster zur Kiefer.',
          'Unten das große Bett, ein Schlafsofa und genug Boden zum Spielen. Die Leiter ist für Kinder ab sechs; mit kleineren nehmen Sie besser das Zimmer der Nachtschwimmer.',
        ],
        ru: [
          'В 2022 году пространство под скатом крыши пятого этажа отдали детям. Встать там во весь рост нельзя, да никто и не пробует: ограждение 95 см, две лампы для чтения и круглое окно на сосну.',
          'Внизу большая кровать, диван-кровать и место для игр. Лестница для детей от шести лет; с малышами лучше взять «Полуночников».',
        ],
      },
      sizeM2: 46,
      maxAdults: 3,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 2 tek kişilik yatak, 1 çekyat',
        en: '1 double bed, 2 single beds, 1 sofa bed',
        de: '1 Doppelbett, 2 Einzelbetten, 1 Schlafsofa',
        ru: '1 двуспальная, 2 односпальные кровати, 1 диван-кровать',
      },
      view: { tr: 'Çam ormanı', en: 'Pine forest', de: 'Kiefernwald', ru: 'Сосновый лес' },
      features: [
        'air-conditioning',
        'balcony',
        'sofa-bed',
        'shower',
        'bathtub',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'parquet',
      ],
      picture: 'family-room',
    },
    {
      id: 2906,
      category: 'SUITE',
      name: { tr: 'Çiçek saati süiti', en: 'Flower clock suite', de: 'Suite Blumenuhr', ru: 'Сьют «Цветочные часы»' },
      slug: { tr: 'cicek-saati-suiti', en: 'flower-clock-suite', de: 'suite-blumenuhr', ru: 'syut-tsvetochnye-chasy' },
      text: {
        tr: '58 m², girişin üstünde; terastan on iki tarhın tamamı okunur.',
        en: '58 square metres above the entrance; from the terrace you can read all twelve beds.',
        de: '58 Quadratmeter über dem Eingang; von der Terrasse lassen sich alle zwölf Beete ablesen.',
        ru: '58 м² над входом; с террасы читаются все двенадцать клумб.',
      },
      body: {
        tr: [
          'Odada duvar saati yoktur, bilerek. Bahçıvan Halil Bey bir hafta boyunca her sabah o günün açılış saatlerini karta yazıp kapıya bırakır; bulutlu günde yirmi dakika gecikme payı koyar.',
          'Oturma odası ve yatak odası ayrı, banyoda küvetin yanında bahçeye açılan bir kanat pencere vardır. Terasta dört kişilik masa, limonlu verbena ve kekik saksıları durur.',
        ],
        en: [
          'There is no clock on the wall, on purpose. Each morning Halil Bey, the gardener, leaves a card at the door with the opening times of the day; if it is cloudy he allows twenty minutes.',
          'Sitting room and bedroom are separate, and beside the bath a casement opens to the garden. On the terrace stand a table for four and pots of lemon verbena.',
        ],
        de: [
          'Eine Wanduhr gibt es nicht, mit Absicht. Jeden Morgen legt Gärtner Halil Bey eine Karte mit den Öffnungszeiten des Tages vor die Tür; bei Wolken rechnet er zwanzig Minuten dazu.',
          'Wohn- und Schlafzimmer sind getrennt, neben der Badewanne geht ein Fensterflügel zum Garten auf. Auf der Terrasse ein Tisch für vier und Töpfe mit Zitronenverbene.',
        ],
        ru: [
          'Часов на стене нет, и это нарочно. Каждое утро садовник Халил-бей оставляет у двери карточку: во сколько что раскроется сегодня; в облачный день он прибавляет двадцать минут.',
          'Гостиная отделена от спальни, у ванны окно открывается в сад. На террасе стол на четверых и горшки с лимонной вербеной.',
        ],
      },
      sizeM2: 58,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: {
        tr: 'Çiçek saati ve dağ',
        en: 'Flower clock and mountain',
        de: 'Blumenuhr und Berg',
        ru: 'Цветочные часы и гора',
      },
      features: [
        'air-conditioning',
        'terrace',
        'sofa-bed',
        'bathtub',
        'rain-shower',
        'espresso',
        'minibar',
        'safe',
        'hair-dryer',
        'bathrobe',
        'wifi',
        'tv',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 2907,
      category: 'BUNGALOW',
      name: { tr: 'Reçineci kulübesi', en: 'Resin tapper’s cabin', de: 'Harzerhütte', ru: 'Домик смолокура' },
      slug: { tr: 'recineci-kulubesi', en: 'resin-tappers-cabin', de: 'harzerhuette', ru: 'domik-smolokura' },
      text: {
        tr: '50 m², ormanın kuzey ucunda dokuz ahşap kulübe; soba, veranda ve en yakın komşuya 18 metre.',
        en: '50 square metres: nine wooden cabins at the north end of the wood, with a stove, a porch and 18 metres to the next.',
        de: '50 Quadratmeter: neun Holzhütten am Nordrand des Waldes, mit Ofen, Veranda und 18 Metern bis zur nächsten.',
        ru: '50 м²: девять деревянных домиков на северном краю леса; печь, веранда и 18 метров до соседей.',
      },
      body: {
        tr: [
          '1960’lara kadar bu ormandan reçine toplanırdı; gövdelerdeki V kesikleri hâlâ görülür. Kulübeler o günün barakalarının yerindedir ve 40 santimlik taş ayaklara oturur, köklere dokunmaz.',
          'İçeride çift kişilik yatak, iki ranza ve döküm soba bulunur; odun kasımdan marta kadar kapıya konur. Plaja 220 metre, ana restorana 190 metre yürünür.',
        ],
        en: [
          'Resin was tapped in this forest until the 1960s, and the V-shaped cuts can still be seen. The cabins stand where the huts of those days stood, on stone feet of 40 centimetres that spare the roots.',
          'Inside are a double bed, two bunks and a cast-iron stove; from November to March logs are left on the porch. It is 220 metres to the beach and 190 to the main restaurant.',
        ],
        de: [
          'Bis in die 1960er Jahre wurde in diesem Wald Harz gewonnen, die V-förmigen Kerben sieht man noch. Die Hütten stehen, wo damals die Baracken standen, auf 40 Zentimeter hohen Steinfüßen, die die Wurzeln schonen.',
          'Drinnen ein Doppelbett, zwei Stockbetten und ein gusseiserner Ofen; von November bis März liegt Holz auf der Veranda. Zum Strand sind es 220 Meter, zum Hauptrestaurant 190.',
        ],
        ru: [
          'До шестидесятых годов в этом лесу собирали живицу, и насечки на стволах видны до сих пор. Домики стоят на месте тогдашних бараков, на каменных опорах высотой 40 см, чтобы не тревожить корни.',
          'Внутри двуспальная кровать, два спальных места друг над другом и чугунная печь; с ноября по март на веранде лежат дрова. До пляжа 220 метров, до главного ресторана 190.',
        ],
      },
      sizeM2: 50,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 1 ranza',
        en: '1 double bed, 1 bunk bed',
        de: '1 Doppelbett, 1 Etagenbett',
        ru: '1 двуспальная и 1 двухъярусная кровать',
      },
      view: { tr: 'Orman', en: 'Forest', de: 'Wald', ru: 'Лес' },
      features: [
        'air-conditioning',
        'terrace',
        'bunk-beds',
        'fireplace',
        'rain-shower',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'parquet',
      ],
      picture: 'family-room',
      absentIn: ['ru'],
    },
  ],
  outlets: [
    {
      id: 2951,
      group: 'MAIN',
      name: { tr: 'Hindiba', en: 'Chicory', de: 'Wegwarte', ru: 'Цикорий' },
      slug: {
        tr: 'hindiba-ana-restoran',
        en: 'chicory-restaurant',
        de: 'restaurant-wegwarte',
        ru: 'restoran-tsikoriy',
      },
      text: {
        tr: 'Çiçek saatinin ilk tarhıyla birlikte açılan büfe; salonun ortasından üç çam geçer.',
        en: 'The buffet that opens with the first bed of the clock; three pines grow through the room.',
        de: 'Das Buffet, das mit dem ersten Beet der Uhr öffnet; drei Kiefern wachsen durch den Saal.',
        ru: 'Шведский стол, который открывается вместе с первой клумбой; сквозь зал растут три сосны.',
      },
      body: {
        tr: [
          'Sabah, mavi hindiba açılırken ekmek fırından çıkar: çavdar, mısır, haşhaşlı. Salonun üç camlı avlusunda birer çam durur, yağmurda gövdelerinden su süzülür. Otlar Çakırlar köyünden haftada üç kez gelir, ilk biten hindiba kavurması olur.',
          'Akşamları saat 18.00’de erken yiyen çocuklar için bir tezgâh kurulur; böylece yüzmeye tok ama ağırlaşmamış girilir.',
        ],
        en: [
          'The bread leaves the oven as the blue chicory opens: rye, maize, poppy seed. In three glazed wells pines grow through the room, and when it rains the water runs down their bark. Wild greens come from the village of Çakırlar three times a week; the braised chicory goes first.',
          'At six a children’s counter opens for those who eat early and want to swim neither hungry nor heavy.',
        ],
        de: [
          'Das Brot kommt aus dem Ofen, wenn die blaue Wegwarte aufgeht: Roggen, Mais, Mohn. In drei verglasten Schächten wachsen Kiefern durch den Saal, bei Regen läuft das Wasser an der Rinde herab. Wildkräuter kommen dreimal die Woche aus dem Dorf Çakırlar; die geschmorte Wegwarte ist als Erste weg.',
          'Um sechs öffnet eine Kindertheke für alle, die früh essen und weder hungrig noch schwer ins Wasser wollen.',
        ],
        ru: [
          'Хлеб вынимают из печи, когда раскрывается синий цикорий: ржаной, кукурузный, с маком. В трёх стеклянных колодцах сквозь зал растут сосны, в дождь вода бежит по коре. Зелень трижды в неделю привозят из деревни Чакырлар; первым заканчивается тушёный цикорий.',
          'В шесть открывают детский стол для тех, кто ужинает рано и хочет плавать сытым, но не отяжелевшим.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '06:00', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '18:00', to: '21:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '460', en: '460', de: '460', ru: '460' },
        },
        {
          label: { tr: 'Çocuk tezgâhı', en: 'Children’s counter', de: 'Kindertheke', ru: 'Детский стол' },
          value: { tr: '18:00', en: '18:00', de: '18:00', ru: '18:00' },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 2952,
      group: 'ALACARTE',
      name: { tr: 'Çıra', en: 'Çıra, the kindling', de: 'Çıra, der Kienspan', ru: 'Чыра, «Лучина»' },
      slug: { tr: 'cira-ates-restorani', en: 'cira-fire-kitchen', de: 'feuerkueche-cira', ru: 'restoran-chyra' },
      text: {
        tr: 'Ormanın açıklığında taş ocak; kuzu, mantar ve közlenmiş soğan, on iki masaya bir ateş.',
        en: 'A stone hearth in a clearing: lamb, mushrooms, roasted onions, and one fire for twelve tables.',
        de: 'Eine Feuerstelle auf einer Lichtung: Lamm, Pilze, geröstete Zwiebeln, ein Feuer für zwölf Tische.',
        ru: 'Каменный очаг на поляне: баранина, грибы, печёный лук, один огонь на двенадцать столов.',
      },
      body: {
        tr: [
          'Ateş her akşam tek bir reçineli çam yongasıyla tutuşturulur, sonra meşe yanar; çam dumanı ete değmez. Şef Nurten Hanım menüyü taş levhaya yazar: dört başlangıç, üç ana yemek, bir tatlı. Eylülden sonra kanlıca mantarı gelir.',
        ],
        en: [
          'Each evening the fire is lit with a single splinter of resinous pine, then burns oak, so that no pine smoke touches the meat. Chef Nurten writes the menu on slate: four starters, three mains, one dessert. Saffron milk caps arrive after September.',
        ],
        de: [
          'Jeden Abend wird das Feuer mit einem einzigen harzigen Span entzündet, danach brennt Eiche: Kiefernrauch soll nicht ans Fleisch. Küchenchefin Nurten schreibt die Karte auf Schiefer: vier Vorspeisen, drei Hauptgerichte, ein Dessert. Ab September gibt es Reizker.',
        ],
        ru: [
          'Каждый вечер огонь разжигают одной смолистой лучиной, потом горит дуб: сосновому дыму к мясу нельзя. Шеф Нуртен пишет меню на сланцевой доске: четыре закуски, три горячих, один десерт. После сентября появляются рыжики.',
        ],
      },
      hours: [{ from: '19:00', to: '22:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '48', en: '48', de: '48', ru: '48' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Bir gün önce', en: 'The day before', de: 'Am Vortag', ru: 'За день' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 2953,
      group: 'ALACARTE',
      name: { tr: 'Yayla', en: 'Yayla', de: 'Yayla', ru: 'Яйла' },
      slug: {
        tr: 'yayla-dag-mutfagi',
        en: 'yayla-mountain-kitchen',
        de: 'bergkueche-yayla',
        ru: 'gornaya-kuhnya-yayla',
      },
      text: {
        tr: 'Torosların yaz obalarından yemekler: keçi peyniri, yufka, tarhana ve ahlat.',
        en: 'Food from the summer pastures of the Taurus: goat’s cheese, flatbread, tarhana and wild pears.',
        de: 'Küche der Sommerweiden im Taurus: Ziegenkäse, Fladenbrot, Tarhana, Wildbirnen.',
        ru: 'Кухня летних пастбищ Тавра: козий сыр, юфка, тархана и дикая груша.',
      },
      body: {
        tr: [
          'Yörükler yazın sürüleriyle 1.800 metreye çıkar; menü o yolun durakları gibi sıralanır. Kıyıda balıkla başlar, yukarıda tereyağlı höşmerimle biter. Yufkayı salonun ortasında iki kadın açar, sorarsanız oklavayı size de verir.',
        ],
        en: [
          'In summer the herders climb to 1,800 metres, and the menu follows them stage by stage: it begins with fish on the coast and ends with warm höşmerim in butter at the top. Two women roll out the flatbread in the middle of the room and will lend you the pin.',
        ],
        de: [
          'Im Sommer ziehen die Hirten auf 1.800 Meter, und die Karte folgt ihnen Station für Station: Sie beginnt mit Fisch an der Küste und endet oben mit warmem Höşmerim in Butter. Zwei Frauen rollen mitten im Raum die Fladen aus; wer fragt, bekommt das Nudelholz.',
        ],
        ru: [
          'Летом пастухи поднимаются на 1800 метров, и меню идёт за ними по стоянкам: начинается рыбой на берегу и заканчивается наверху тёплым хёшмеримом в масле. Две женщины раскатывают лепёшки посреди зала; попросите — дадут скалку.',
        ],
      },
      hours: [{ from: '18:30', to: '21:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '84', en: '84', de: '84', ru: '84' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Aynı gün 12.00’ye kadar',
            en: 'By noon the same day',
            de: 'Am selben Tag bis 12 Uhr',
            ru: 'В тот же день до 12:00',
          },
        },
      ],
      picture: 'meze',
    },
    {
      id: 2954,
      group: 'BAR',
      name: { tr: 'Ay Sarmaşığı', en: 'Moonflower', de: 'Mondwinde', ru: 'Лунный цветок' },
      slug: { tr: 'ay-sarmasigi-bar', en: 'moonflower-bar', de: 'bar-mondwinde', ru: 'bar-lunnyy-tsvetok' },
      text: {
        tr: 'Geç Havuz’un başında, beyaz çiçekleri karanlıkta açılan bir çardak.',
        en: 'An arbour at the head of the Late Pool whose white flowers open in the dark.',
        de: 'Eine Laube am Spätbecken, deren weiße Blüten im Dunkeln aufgehen.',
        ru: 'Беседка у Позднего бассейна; её белые цветы раскрываются в темноте.',
      },
      body: {
        tr: [
          'Sarmaşık 20.30’da açılır, anne babalar da o sıralarda gelir: ayaklar suda, göz çocukta. Bardaklar camsızdır. Evin içkisi çam sürgünü şurubu, limon ve sodadır; alkollüsü de alkolsüzü de aynı bardakta gelir.',
        ],
        en: [
          'The vine opens around half past eight and the parents arrive with it, feet in the water and eyes on the children. Nothing here is made of glass. The house drink is a syrup of pine shoots with lemon and soda, with alcohol or without, in the same tumbler.',
        ],
        de: [
          'Gegen halb neun gehen die Blüten auf, und die Eltern kommen: Füße im Wasser, Augen bei den Kindern. Glas gibt es hier keines. Das Hausgetränk ist Sirup aus Kieferntrieben mit Zitrone und Soda, mit oder ohne Alkohol im gleichen Becher.',
        ],
        ru: [
          'Цветы раскрываются около половины девятого, тогда же приходят родители: ноги в воде, глаза на детях. Стекла здесь нет. Напиток дома — сироп из сосновых побегов с лимоном и содовой, с алкоголем или без, в одинаковых стаканах.',
        ],
      },
      hours: [{ from: '17:00', to: '00:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '70', en: '70', de: '70', ru: '70' },
        },
        {
          label: { tr: 'Alkolsüz karışımlar', en: 'Alcohol-free mixes', de: 'Alkoholfreie Drinks', ru: 'Без алкоголя' },
          value: { tr: '9', en: '9', de: '9', ru: '9' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 2955,
      group: 'SNACK',
      name: { tr: 'Terlik', en: 'The Flip-Flop', de: 'Badelatsche', ru: 'Шлёпанец' },
      slug: { tr: 'terlik-bufe', en: 'flip-flop-counter', de: 'imbiss-badelatsche', ru: 'bufet-shlepanets' },
      text: {
        tr: 'Islak çocuklara mercimek çorbası, tost ve 22.00’de ballı süt; bornozla girilir.',
        en: 'Lentil soup, toast and, at ten, milk with honey for wet children. Bathrobes welcome.',
        de: 'Linsensuppe, Toast und um zehn Milch mit Honig für nasse Kinder. Im Bademantel willkommen.',
        ru: 'Чечевичный суп, тосты, а в десять молоко с мёдом для мокрых детей. Можно в халате.',
      },
      body: {
        tr: [
          'Tezgâhın bir bölümü 75 santim yüksekliğindedir ve çocuklar siparişi kendileri verir. Süt Korkuteli’den, bal ormandaki on iki kovandan gelir. 22.00’de çıngırak çalar; bu bir uyarı değil, sütün hazır olduğunun haberidir.',
        ],
        en: [
          'Part of the counter is 75 centimetres high so that children order for themselves. The milk is from Korkuteli and the honey from the twelve hives in the wood. A small bell rings at ten. It does not send anyone to bed; it says that the milk is warm.',
        ],
        de: [
          'Ein Teil der Theke ist 75 Zentimeter hoch, damit Kinder selbst bestellen. Die Milch kommt aus Korkuteli, der Honig aus zwölf Stöcken im Wald. Um zehn klingelt ein Glöckchen. Es schickt niemanden ins Bett, es sagt nur, dass die Milch warm ist.',
        ],
        ru: [
          'Часть стойки высотой 75 см, чтобы дети заказывали сами. Молоко из Коркутели, мёд из двенадцати ульев в лесу. В десять звенит колокольчик: он не отправляет спать, а сообщает, что молоко согрелось.',
        ],
      },
      hours: [{ from: '11:00', to: '23:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '40', en: '40', de: '40', ru: '40' },
        },
      ],
      picture: 'pool',
    },
    {
      id: 2956,
      group: 'PATISSERIE',
      name: { tr: 'Salep', en: 'Salep', de: 'Salep', ru: 'Салеп' },
      slug: { tr: 'salep-pastanesi', en: 'salep-patisserie', de: 'konditorei-salep', ru: 'konditerskaya-salep' },
      text: {
        tr: 'Kışın sıcak salep, yazın dövme dondurma; pasta vitrini 15.30’da dolar.',
        en: 'Hot salep in winter, pulled ice cream in summer; the cake counter fills at half past three.',
        de: 'Im Winter heißer Salep, im Sommer gezogenes Eis; um halb vier füllt sich die Kuchentheke.',
        ru: 'Зимой горячий салеп, летом тягучее мороженое; в половине четвёртого витрина полна пирожных.',
      },
      body: {
        tr: [
          'Salep yabani orkideden yapılır, dağdakine dokunulmaz: bizimki Muğla’da ekilen yumrulardandır ve sertifikası duvarda asılıdır. Dondurma sabah tokmakla dövülür, bıçakla kesilir. Yanına portakal çiçeği reçelli kurabiye verilir.',
        ],
        en: [
          'Salep comes from the tubers of orchids, and those on the mountain are left alone; ours are grown in Muğla, with a certificate on the wall. The ice cream is beaten with a pestle in the morning and cut with a knife. Biscuits with orange-blossom jam come with it.',
        ],
        de: [
          'Salep gewinnt man aus Orchideenknollen. Die am Berg bleiben unberührt, unsere werden in Muğla angebaut, das Zertifikat hängt an der Wand. Das Eis wird morgens mit dem Stößel geschlagen und mit dem Messer geschnitten. Dazu gibt es Gebäck mit Orangenblütenkonfitüre.',
        ],
        ru: [
          'Салеп делают из клубней орхидей. Горные мы не трогаем: наши выращены в Мугле, сертификат висит на стене. Мороженое утром отбивают пестом и режут ножом. К нему подают печенье с вареньем из цветов апельсина.',
        ],
      },
      hours: [{ from: '10:00', to: '22:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '56', en: '56', de: '56', ru: '56' },
        },
      ],
      picture: 'dessert',
    },
    {
      id: 2957,
      group: 'SNACK',
      name: { tr: 'Çakıltaşı', en: 'Pebble', de: 'Kiesel', ru: 'Голыш' },
      slug: { tr: 'cakiltasi-plaj', en: 'pebble-beach-bar', de: 'strandbar-kiesel', ru: 'plyazhnyy-bar-golysh' },
      text: {
        tr: 'Plajda son çamın altında; balık ekmek, karpuz ve buzlu ayran.',
        en: 'On the beach under the last pine: fish in bread, watermelon, iced ayran.',
        de: 'Am Strand unter der letzten Kiefer: Fisch im Brot, Wassermelone, eiskalter Ayran.',
        ru: 'На пляже под последней сосной: рыба в хлебе, арбуз и айран со льдом.',
      },
      body: {
        tr: [
          'Masalar numaralı değil, taşlıdır: her birinin üstünde bir desen boyanmış çakıl durur, siparişi onunla verirsiniz. Balık sabah tutulandır ve bittiğinde biter; genellikle 14.00’e doğru. Karpuz ise bitmez.',
        ],
        en: [
          'The tables have stones instead of numbers: each has a painted pebble, and you order with that. The fish was caught in the morning and when it is gone it is gone, usually towards two. The watermelon does not run out.',
        ],
        de: [
          'Die Tische haben Steine statt Nummern: Auf jedem liegt ein bemalter Kiesel, mit dem bestellt man. Der Fisch ist vom Morgen, und wenn er aus ist, ist er aus, meist gegen zwei. Die Wassermelone geht nicht aus.',
        ],
        ru: [
          'Вместо номеров на столах камни: на каждом лежит расписная галька, с ней и делают заказ. Рыба утреннего улова, и когда её нет, её нет, обычно ближе к двум. Арбуз не кончается.',
        ],
      },
      hours: [{ from: '10:30', to: '18:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '64', en: '64', de: '64', ru: '64' },
        },
      ],
      picture: 'beach',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Kulüp, ormanın içinde 240 m²’lik ahşap bir evdir; kapısı 09.30’da açılır. Gece yüzüşüne gelecek çocuklar burada 16.30’dan sonra minderli odada bir saat dinlendirilir; akşamın neşesi oradan gelir.',
      ],
      en: [
        'The club is a wooden house of 240 square metres in the trees and opens at half past nine. From half past four there is an hour of quiet in the cushion room for those who mean to swim late. That hour is what the evening runs on.',
      ],
      de: [
        'Der Club ist ein Holzhaus von 240 Quadratmetern zwischen den Bäumen und öffnet um halb zehn. Ab halb fünf ist im Kissenzimmer eine Stunde Ruhe für alle, die spät schwimmen wollen. Von dieser Stunde lebt der Abend.',
      ],
      ru: [
        'Клуб — деревянный дом площадью 240 м² среди деревьев, открыт с половины десятого. В 16:30 в комнате с подушками начинается тихий час для тех, кто собирается купаться вечером. На нём весь вечер и держится.',
      ],
    },
    groups: [
      {
        name: { tr: 'Uğur böcekleri', en: 'Ladybirds', de: 'Marienkäfer', ru: 'Божьи коровки' },
        ages: { tr: '4–6 yaş', en: 'Ages 4–6', de: '4–6 Jahre', ru: '4–6 лет' },
        text: {
          tr: 'Kabuk boyama, iğne yapraktan yuva, gölge tiyatrosu.',
          en: 'Painting bark, building nests of needles, shadow theatre.',
          de: 'Rinde bemalen, Nester aus Nadeln bauen, Schattentheater.',
          ru: 'Роспись по коре, гнёзда из хвои, театр теней.',
        },
        from: '09:30',
        to: '17:30',
      },
      {
        name: { tr: 'Kirpiler', en: 'Hedgehogs', de: 'Igel', ru: 'Ежи' },
        ages: { tr: '7–9 yaş', en: 'Ages 7–9', de: '7–9 Jahre', ru: '7–9 лет' },
        text: {
          tr: 'Çiçek saatinde nöbet, yalınayak yol, suda denge dersi.',
          en: 'Watches at the flower clock, the barefoot path, floating lessons.',
          de: 'Wache an der Blumenuhr, Barfußweg, Schweben im Wasser.',
          ru: 'Дежурство у цветочных часов, тропа босиком, уроки равновесия на воде.',
        },
        from: '09:30',
        to: '18:00',
      },
      {
        name: { tr: 'Orman bekçileri', en: 'Rangers', de: 'Förster', ru: 'Лесничие' },
        ages: { tr: '10–13 yaş', en: 'Ages 10–13', de: '10–13 Jahre', ru: '10–13 лет' },
        text: {
          tr: 'Ağaç ölçümü, pusulasız yön bulma, çarşamba gecesi yarasa dinleme.',
          en: 'Measuring trees, finding north without a compass, listening to bats on Wednesdays.',
          de: 'Bäume vermessen, Norden ohne Kompass finden, mittwochs Fledermäuse belauschen.',
          ru: 'Измеряют деревья, ищут север без компаса, по средам слушают летучих мышей.',
        },
        from: '10:00',
        to: '19:00',
      },
    ],
    safety: {
      tr: [
        'Gece yüzüşünde üç cankurtaran görev yapar, biri suyun içindedir',
        'Her çocuğa odasının numarasını taşıyan ışıklı bileklik takılır',
        'Sekiz yaşından küçükler akşam havuza bir büyükle girer',
        'Ormanda yürüyüş grubu en çok on çocuk ve iki görevlidir',
      ],
      en: [
        'Three lifeguards are on duty at the night swim, one of them in the water',
        'Each child wears a glowing wristband with the room number',
        'Under eight, children enter the evening pool with an adult',
        'Walks in the wood: ten children at most, two members of staff',
      ],
      de: [
        'Beim Nachtschwimmen sind drei Rettungsschwimmer im Dienst, einer davon im Wasser',
        'Jedes Kind trägt ein Leuchtband mit der Zimmernummer',
        'Kinder unter acht gehen abends nur mit einem Erwachsenen ins Becken',
        'Waldspaziergänge mit höchstens zehn Kindern und zwei Betreuern',
      ],
      ru: [
        'На ночном купании дежурят трое спасателей, один из них в воде',
        'У каждого ребёнка светящийся браслет с номером комнаты',
        'Дети до восьми лет вечером заходят в воду со взрослым',
        'На прогулке в лесу не больше десяти детей и двое взрослых',
      ],
    },
  },
  aquapark: {
    intro: {
      tr: [
        'Dört kaydırak vardır, en yükseği altı metredir; ağaçlardan yüksek kule yapmak istemedik. Borular yeşile boyalıdır ve çamların arasından yılan gibi geçer, kuyruk da gölgede beklenir.',
        'Kertenkele ile Çağlayan gece yüzüşü saatlerinde 22.00’ye kadar çalışır; içleri ışıklıdır. Öğleyin 13.00–15.00 arasında su durur, çünkü orman uyur.',
      ],
      en: [
        'There are four slides and the tallest is six metres, because we did not want a tower above the trees. The tubes are green and wind between the pines, so you queue in the shade.',
        'Lizard and Cascade stay open until ten during the night swim, lit from inside. Between one and three the water is turned off, since the forest is asleep.',
      ],
      de: [
        'Es gibt vier Rutschen, die höchste misst sechs Meter: Ein Turm über den Bäumen kam nicht in Frage. Die Röhren sind grün und winden sich zwischen den Kiefern durch, gewartet wird im Schatten.',
        'Eidechse und Wasserfall laufen beim Nachtschwimmen bis zehn, von innen beleuchtet. Zwischen eins und drei ruht das Wasser, denn der Wald schläft.',
      ],
      ru: [
        'Горок четыре, самая высокая — шесть метров: башню выше деревьев мы строить не хотели. Зелёные трубы вьются между соснами, и в очереди стоят в тени.',
        '«Ящерка» и «Каскад» во время ночного купания работают до десяти и светятся изнутри. С часу до трёх воду выключают: лес спит.',
      ],
    },
    slides: [
      {
        name: { tr: 'Kertenkele', en: 'Lizard', de: 'Eidechse', ru: 'Ящерка' },
        text: {
          tr: 'Üç çamın çevresinden dolanan 48 metrelik kapalı boru.',
          en: 'A covered tube of 48 metres around three pines.',
          de: 'Eine geschlossene Röhre, 48 Meter um drei Kiefern herum.',
          ru: 'Закрытая труба, 48 метров вокруг трёх сосен.',
        },
        minHeightCm: 120,
      },
      {
        name: { tr: 'Çağlayan', en: 'Cascade', de: 'Wasserfall', ru: 'Каскад' },
        text: {
          tr: 'Üç basamaklı geniş kaydırak; dört kişi yan yana iner.',
          en: 'Wide, with three drops; four people go side by side.',
          de: 'Breit, mit drei Stufen; vier rutschen nebeneinander.',
          ru: 'Широкая, с тремя уступами; съезжают вчетвером.',
        },
        minHeightCm: 110,
      },
      {
        name: { tr: 'Devrik Kütük', en: 'Fallen Log', de: 'Umgestürzter Stamm', ru: 'Поваленное бревно' },
        text: {
          tr: 'İçi oyuk bir gövde, yedi metre, yumuşak iniş.',
          en: 'A hollow trunk, seven metres and a soft landing.',
          de: 'Ein hohler Stamm, sieben Meter und eine sanfte Landung.',
          ru: 'Полый ствол, семь метров и мягкое приводнение.',
        },
        minHeightCm: 90,
      },
      {
        name: { tr: 'Tırtıl', en: 'Caterpillar', de: 'Raupe', ru: 'Гусеница' },
        text: {
          tr: 'İki yaşındakiler için, anne elinin yetiştiği kadar.',
          en: 'For two-year-olds, no longer than a parent’s reach.',
          de: 'Für Zweijährige, so lang wie ein Elternarm.',
          ru: 'Для двухлеток, длиной с мамину руку.',
        },
        minHeightCm: 80,
      },
    ],
  },
  spa: {
    intro: {
      tr: [
        'Spa binanın üçüncü dirseğinde, dağa bakan taraftadır: 780 m², yedi bakım odası, kayaya yaslanan bir buhar odası. Yağların çoğu reçine, ardıç ve defneden kendi atölyemizde çekilir; akşam 22.30’a kadar açıktır, çünkü bizde gün geç biter.',
      ],
      en: [
        'The spa is in the third bend of the building, on the mountain side: 780 square metres, seven treatment rooms and a steam room built against the rock. Most oils are drawn from resin, juniper and bay in our own workshop. It stays open until half past ten, days being long here.',
      ],
      de: [
        'Das Spa liegt im dritten Knick des Hauses, zum Berg hin: 780 Quadratmeter, sieben Behandlungsräume und ein Dampfbad am nackten Fels. Die meisten Öle ziehen wir in eigener Werkstatt aus Harz, Wacholder und Lorbeer. Offen bis halb elf, denn die Tage enden hier spät.',
      ],
      ru: [
        'Спа занимает третий изгиб здания, со стороны горы: 780 м², семь кабинетов и парная, прислонённая к скале. Большую часть масел делаем сами — из живицы, можжевельника и лавра. Открыто до половины одиннадцатого: дни здесь кончаются поздно.',
      ],
    },
    hours: [{ from: '10:00', to: '22:30' }],
    treatments: [
      {
        id: 29001,
        title: {
          tr: 'Reçine ve sıcak taş',
          en: 'Resin and hot stones',
          de: 'Harz und heiße Steine',
          ru: 'Живица и горячие камни',
        },
        text: {
          tr: 'Plajın çakılı 52 dereceye ısıtılır, çam yağıyla kaydırılır.',
          en: 'Pebbles from our beach, warmed to 52 degrees, with pine oil.',
          de: 'Kiesel von unserem Strand, auf 52 Grad erwärmt, mit Kiefernöl.',
          ru: 'Галька с нашего пляжа, нагретая до 52 градусов, и сосновое масло.',
        },
        minutes: 60,
      },
      {
        id: 29002,
        title: { tr: 'Öğle uykusu', en: 'Siesta', de: 'Mittagsruhe', ru: 'Сиеста' },
        text: {
          tr: 'Baş ve ayak masajı; uyandırılmak isteyip istemediğiniz sorulur.',
          en: 'Head and feet; we ask whether you wish to be woken.',
          de: 'Kopf und Füße; wir fragen, ob Sie geweckt werden möchten.',
          ru: 'Массаж головы и стоп; спросим, будить ли вас потом.',
        },
        minutes: 45,
      },
      {
        id: 29003,
        title: {
          tr: 'Defneli hamam',
          en: 'Hammam with bay soap',
          de: 'Hamam mit Lorbeerseife',
          ru: 'Хамам с лавровым мылом',
        },
        text: {
          tr: 'Buhar, keçi kılı kese, defne sabunu köpüğü.',
          en: 'Steam, a goat-hair mitt, foam of bay soap.',
          de: 'Dampf, Ziegenhaarhandschuh, Schaum aus Lorbeerseife.',
          ru: 'Пар, рукавица из козьей шерсти, пена лаврового мыла.',
        },
        minutes: 50,
      },
      {
        id: 29004,
        title: { tr: 'Yüzücü omzu', en: 'Swimmer’s shoulders', de: 'Schwimmerschultern', ru: 'Плечи пловца' },
        text: {
          tr: 'Gece yüzüşünden sonra, ardıç yağıyla derin masaj.',
          en: 'Deep massage with juniper oil, after the night swim.',
          de: 'Tiefenmassage mit Wacholderöl, nach dem Nachtschwimmen.',
          ru: 'Глубокий массаж с можжевёловым маслом после ночного купания.',
        },
        minutes: 40,
      },
      {
        id: 29005,
        title: { tr: 'Aynısafa bakımı', en: 'Marigold facial', de: 'Ringelblumenpflege', ru: 'Календула для лица' },
        text: {
          tr: 'Güneş görmüş yüzlere saatin 09.00 tarhından.',
          en: 'For faces that have seen the sun, from the nine-o’clock bed.',
          de: 'Für sonnenmüde Gesichter, aus dem Neun-Uhr-Beet.',
          ru: 'Для лиц, видевших солнце; цветы с девятичасовой клумбы.',
        },
        minutes: 35,
      },
      {
        id: 29006,
        title: { tr: 'Küçük ayaklar', en: 'Small feet', de: 'Kleine Füße', ru: 'Маленькие ноги' },
        text: {
          tr: 'Beş yaşından itibaren, yalınayak yoldan sonra ılık ayak banyosu.',
          en: 'A warm foot bath after the barefoot path, from age five.',
          de: 'Warmes Fußbad nach dem Barfußweg, ab fünf Jahren.',
          ru: 'Тёплая ванночка после тропы босиком, с пяти лет.',
        },
        minutes: 20,
      },
    ],
    facilities: [
      {
        title: { tr: 'Kaya buharı', en: 'Rock steam', de: 'Felsendampf', ru: 'Пар у скалы' },
        text: {
          tr: 'Bir duvarı çıplak kireçtaşı olan buhar odası, 44 derece.',
          en: 'A steam room with one wall of bare limestone, 44 degrees.',
          de: 'Dampfbad mit einer Wand aus nacktem Kalkstein, 44 Grad.',
          ru: 'Парная с одной стеной из голого известняка, 44 градуса.',
        },
      },
      {
        title: { tr: 'Çam saunası', en: 'Pine sauna', de: 'Kiefernsauna', ru: 'Сосновая сауна' },
        text: {
          tr: '80 derece, penceresi 31 numaralı ağaca bakar.',
          en: '80 degrees, with a window on to tree number 31.',
          de: '80 Grad, mit Fenster zu Baum Nummer 31.',
          ru: '80 градусов, окно на сосну № 31.',
        },
      },
      {
        title: { tr: 'Hamak odası', en: 'Hammock room', de: 'Hängemattenraum', ru: 'Комната гамаков' },
        text: {
          tr: 'On hamak, ıhlamur, konuşmasız.',
          en: 'Ten hammocks, lime-blossom tea, no talking.',
          de: 'Zehn Hängematten, Lindenblütentee, kein Gespräch.',
          ru: 'Десять гамаков, липовый чай, без разговоров.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Salonlar ana binadan 90 metre uzakta, ormanın içinde tek katlı bir yapıdadır; kahve arası hamakların yanında verilir. Öğle molası iki saattir, ısrar edilirse bir buçuk.',
      ],
      en: [
        'The rooms are in a low building of their own, 90 metres into the wood, and coffee is served beside the hammocks. The lunch break is two hours long; an hour and a half if you insist.',
      ],
      de: [
        'Die Räume liegen in einem eigenen flachen Bau, 90 Meter tief im Wald; Kaffee gibt es neben den Hängematten. Die Mittagspause dauert zwei Stunden, auf Wunsch anderthalb.',
      ],
      ru: [
        'Залы — в отдельном одноэтажном здании в 90 метрах от главного корпуса, в лесу; кофе подают у гамаков. Обеденный перерыв длится два часа, если настаиваете — полтора.',
      ],
    },
    halls: [
      { name: 'Sedir', areaM2: 264, heightM: 4.2, theatre: 240, classroom: 130, banquet: 170 },
      { name: 'Ardıç', areaM2: 112, heightM: 3.4, theatre: 90, classroom: 54, banquet: 64 },
      { name: 'Sandal', areaM2: 44, heightM: 3, theatre: 30, classroom: 18, banquet: 22 },
    ],
  },
  shopping: {
    tr: [
      'Girişteki dört dükkân tek çatı altındadır: mayo ve deniz ayakkabısı, kitap ve gazete, eczane dolabı, bir de kendi atölyemizin rafı. Rafta çam balı, defne sabunu ve her tarhın tohum zarfı satılır; hangi saatte açacağı zarfın arkasında yazar.',
    ],
    en: [
      'Four shops share a roof by the entrance: swimwear and bathing shoes, books and papers, a pharmacy cupboard, and the shelf of our own workshop. It sells pine honey, bay soap and seeds from each bed of the clock, with the hour of opening on the back of the packet.',
    ],
    de: [
      'Vier Läden unter einem Dach am Eingang: Bademode und Badeschuhe, Bücher und Zeitungen, ein Apothekenschrank und das Regal unserer Werkstatt. Dort gibt es Kiefernhonig, Lorbeerseife und Samen aus jedem Beet der Uhr; die Öffnungszeit steht hinten auf der Tüte.',
    ],
    ru: [
      'У входа под одной крышей четыре магазина: купальники и коралловые тапочки, книги и газеты, аптечный шкаф и полка нашей мастерской. На ней сосновый мёд, лавровое мыло и семена с каждой клумбы часов; час цветения указан на обороте пакетика.',
    ],
  },
  philosophy: {
    tr: [
      'Ormanda misafiriz. Ağaçların numarası var, çünkü sayılan şey kaybolmaz; her kasımda hepsi yeniden sayılır, devrilenin yerine aynı ayda fidan dikilir. Gece ışıkları yere bakar, 23.30’dan sonra yalnız yolları gösterir.',
      'Tatil saatlerini otel değil, gün belirlesin isteriz. Sıcakta program yapmayız, akşamı uzatırız. Çocuk yorulup uyuyacaksa suda yorulsun; anne babaya da bir saat kalsın.',
    ],
    en: [
      'We are guests in a forest. The trees have numbers because what is counted does not get lost: every November we count them again, and for any that fell a sapling is planted the same month. Our lights point down, and after half past eleven they show only the paths.',
      'The day should set the hours of a holiday, not the hotel. We plan nothing for the heat and make the evening longer. If children must be tired before they sleep, water is the best place to get there, and their parents gain an hour.',
    ],
    de: [
      'Wir sind Gäste in einem Wald. Die Bäume haben Nummern, weil nicht verloren geht, was gezählt wird: Jeden November zählen wir neu, und für jeden umgestürzten wird im selben Monat ein junger gepflanzt. Unsere Lampen leuchten nach unten, nach halb zwölf nur noch auf die Wege.',
      'Die Stunden eines Urlaubs soll der Tag bestimmen, nicht das Hotel. Für die Hitze planen wir nichts, dafür verlängern wir den Abend. Wenn Kinder müde werden müssen, dann am liebsten im Wasser; den Eltern bleibt danach eine Stunde.',
    ],
    ru: [
      'В лесу мы гости. У деревьев есть номера, потому что сосчитанное не теряется: каждый ноябрь мы считаем их заново, и за каждое упавшее в том же месяце сажаем молодое. Фонари светят вниз, после половины двенадцатого — только на дорожки.',
      'Распорядок отпуска должен задавать день, а не отель. На жару мы ничего не назначаем, зато продлеваем вечер. Если детям надо устать перед сном, пусть устанут в воде, а у родителей останется свободный час.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-key', year: 2025 },
    { code: 'sustainable-tourism', year: 2025 },
    { code: 'iso-14001', year: 2024 },
    { code: 'zero-waste', year: 2023 },
  ],
  stories: [
    {
      title: { tr: 'Saat sekizden sonra', en: 'After eight', de: 'Nach acht', ru: 'После восьми' },
      pictures: ['garden', 'grill', 'bar', 'pool', 'dessert'],
    },
    {
      title: { tr: 'Ormanda sabah', en: 'Forest morning', de: 'Morgen im Wald', ru: 'Утро в лесу' },
      pictures: ['mountain', 'breakfast', 'beach', 'kids'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Gece yüzüşü denizde mi?',
        en: 'Is the night swim in the sea?',
        de: 'Findet das Nachtschwimmen im Meer statt?',
        ru: 'Ночью купаются в море?',
      },
      answer: {
        tr: 'Hayır, 28 derecelik Geç Havuz’da, 20.30–23.00 arasında. Deniz 19.00’da kapanır.',
        en: 'No, in the Late Pool at 28 degrees, from 20:30 to 23:00. The sea closes at seven.',
        de: 'Nein, im 28 Grad warmen Spätbecken, von 20.30 bis 23 Uhr. Der Strand schließt um sieben.',
        ru: 'Нет, в Позднем бассейне, вода 28 градусов, с 20:30 до 23:00. Пляж закрывается в 19:00.',
      },
    },
    {
      question: {
        tr: 'Havuz sesi odalardan duyulur mu?',
        en: 'Do you hear the pool from the rooms?',
        de: 'Hört man das Becken in den Zimmern?',
        ru: 'Слышно ли бассейн в номерах?',
      },
      answer: {
        tr: 'Çift camla çok az. Erken yatan küçük çocuğunuz varsa yamaç tarafını isteyin.',
        en: 'Hardly, through double glass. With a child who sleeps early, ask for the hillside.',
        de: 'Durch Doppelglas kaum. Mit früh schlafenden Kindern fragen Sie nach der Hangseite.',
        ru: 'Сквозь двойные стёкла почти нет. Если ребёнок засыпает рано, просите сторону склона.',
      },
    },
    {
      question: {
        tr: 'Çamların altında sivrisinek var mı?',
        en: 'Are there mosquitoes under the pines?',
        de: 'Gibt es unter den Kiefern Mücken?',
        ru: 'Есть ли под соснами комары?',
      },
      answer: {
        tr: 'Az. Durgun su bırakmıyoruz, pencereler tellidir, resepsiyonda çocuklara uygun sprey bulunur.',
        en: 'Few. We leave no standing water, windows have screens, and reception keeps a spray suited to children.',
        de: 'Wenige. Stehendes Wasser gibt es nicht, die Fenster haben Gitter, an der Rezeption liegt kindgerechtes Spray.',
        ru: 'Мало. Стоячей воды нет, на окнах сетки, на ресепшен есть спрей, подходящий детям.',
      },
    },
    {
      question: {
        tr: 'Çiçek saati her mevsim çalışır mı?',
        en: 'Does the flower clock keep time all year?',
        de: 'Geht die Blumenuhr das ganze Jahr?',
        ru: 'Цветочные часы идут круглый год?',
      },
      answer: {
        tr: 'Nisan–ekim arası tam on iki tarh; kışın yalnız siklamen açar, o da saate bakmaz.',
        en: 'All twelve beds from April to October. In winter only the cyclamen flower, at no particular hour.',
        de: 'Von April bis Oktober mit allen zwölf Beeten. Im Winter blühen nur die Alpenveilchen, ohne auf die Stunde zu achten.',
        ru: 'С апреля по октябрь — все двенадцать клумб. Зимой цветут только цикламены, не глядя на время.',
      },
    },
  ],
}
