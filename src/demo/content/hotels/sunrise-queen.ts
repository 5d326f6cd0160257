import type { HotelContent } from '../types.ts'

export const sunriseQueen: HotelContent = {
  key: 'sunrise-queen',
  id: 31,
  slug: 'crystal-sunrise-queen',
  name: 'Crystal Sunrise Queen',
  region: 'SIDE',
  stars: 5,
  opened: 2009,
  renovated: 2023,
  roomsTotal: 412,
  latitude: 36.7571,
  longitude: 31.4423,
  address: 'Kızılağaç Mahallesi, Titreyengöl Mevkii No: 31, 07330 Manavgat / Antalya',
  phone: '+90 242 555 31 06',
  email: 'sunrise-queen@crystalhotels.example',
  whatsapp: '905325550131',
  locality: { tr: 'Side, Titreyengöl', en: 'Side, Titreyengöl', de: 'Side, Titreyengöl', ru: 'Сиде, Титреенгёль' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Анталья (AYT)',
    },
    km: 71,
    minutes: 65,
  },
  centre: { name: { tr: 'Side antik kenti', en: 'Old Side', de: 'Altstadt von Side', ru: 'Старый Сиде' }, km: 6 },
  beach: { lengthM: 320, walkM: 180, ground: 'sand', blueFlag: true },
  slogan: {
    tr: 'Günü arılarla birlikte başlatın',
    en: 'Up with the bees',
    de: 'Aufstehen mit den Bienen',
    ru: 'Просыпаться вместе с пчёлами',
  },
  sloganText: {
    tr: 'Çam ormanı ile göl arasında, kahvaltının altıda kurulduğu ve 24 kovanın bal verdiği bir otel.',
    en: 'Between a pine wood and a lake, with breakfast from six and honey from 24 hives of our own.',
    de: 'Zwischen Kiefernwald und See, mit Frühstück ab sechs und Honig aus 24 eigenen Stöcken.',
    ru: 'Между сосновым лесом и озером: завтрак с шести утра и мёд из 24 собственных ульев.',
  },
  promise: {
    tr: 'Tatilde de erken kalkan, koşan, yüzen ve akşam onda uyumaktan utanmayanlara.',
    en: 'For those who get up early even on holiday, run, swim, and are not ashamed to sleep at ten.',
    de: 'Für alle, die auch im Urlaub früh aufstehen, laufen, schwimmen und um zehn ohne Scham schlafen gehen.',
    ru: 'Для тех, кто и в отпуске встаёт рано, бегает, плавает и не стесняется заснуть в десять.',
  },
  about: {
    tr: [
      'Titreyengöl, Manavgat Irmağı ile deniz arasında sıkışmış küçük bir göldür; adını yüzeyinin hiç durulmamasından alır. Otel gölün batı kıyısında yarım daire çizer, böylece 412 odanın 288’i güneşin sudan çıkışını yatağından görür. Deniz öbür yandadır: çamların içinden 180 metre.',
      'Binalar ağaçlardan alçaktır. 2009’da yapılırken kesilen her çam için dört fidan dikildi, bugün bahçede 640 çam var. Güney ucunda arıcı Sabri Bey’in 24 kovanı durur; konuklar kovanlara tülün arkasından, bala kaşıkla yaklaşır.',
      'Gün burada öne alınmıştır. Koşu grubu 05.50’de çıkar, kahvaltı altıda açılır, havuzun yarısı sabah dokuza kadar kulvarlıdır. Akşam müziği 22.30’da biter. Geceyi uzatmak isteyenler için ormanın öte yanında ses yalıtımlı tek bir bar vardır, ve yatak odaları onu duymaz.',
    ],
    en: [
      'Titreyengöl, the trembling lake, is a small water caught between the Manavgat river and the sea, named for a surface that never quite settles. The hotel draws a half circle on its western bank, so that 288 of 412 rooms see the sun come out of the water from bed. The sea is on the other side, 180 metres off through the pines.',
      'The buildings stay lower than the trees. For each pine felled in 2009 four were planted, and 640 stand in the garden today. At the southern end Sabri Bey keeps 24 hives. Guests approach the hives behind a veil and the honey with a spoon.',
      'The day has been moved forward here. The runners leave at ten to six, breakfast opens at six, and half the pool keeps its lanes until nine. Music ends at half past ten. For anyone who wants more night there is one soundproofed bar beyond the wood, which no bedroom can hear.',
    ],
    de: [
      'Titreyengöl, der zitternde See, liegt klein zwischen dem Fluss Manavgat und dem Meer und heißt so, weil seine Fläche nie ganz zur Ruhe kommt. Das Hotel zieht am Westufer einen Halbkreis: Von 412 Zimmern sehen 288 die Sonne vom Bett aus aus dem Wasser steigen. Das Meer liegt auf der anderen Seite, 180 Meter durch die Kiefern.',
      'Die Häuser bleiben niedriger als die Bäume. Für jede Kiefer, die 2009 fiel, wurden vier gepflanzt; heute stehen 640 im Garten. Am Südende betreut Imker Sabri Bey 24 Stöcke. Den Stöcken nähert man sich hinter einem Schleier, dem Honig mit dem Löffel.',
      'Der Tag beginnt hier früher. Die Laufgruppe startet um zehn vor sechs, das Frühstück um sechs, und das halbe Becken behält bis neun seine Bahnen. Die Musik endet um halb elf. Wer mehr Nacht möchte, geht in die eine schallgedämmte Bar jenseits des Walds, die kein Schlafzimmer hört.',
    ],
    ru: [
      'Титреенгёль — «дрожащее озеро» — лежит между рекой Манавгат и морем; его гладь никогда не замирает до конца, отсюда и имя. Отель описывает полукруг по западному берегу, и из 288 номеров (всего их 412) видно с кровати, как солнце выходит из воды. Море с другой стороны, в 180 метрах через сосны.',
      'Дома здесь ниже деревьев. За каждую сосну, спиленную в 2009 году, посадили четыре; сегодня в саду их 640. На южном краю пасечник Сабри-бей держит 24 улья. К ульям гости подходят в сетке, к мёду — с ложкой.',
      'День сдвинут на утро. Бегуны выходят без десяти шесть, завтрак открывается в шесть, половина бассейна до девяти разделена на дорожки. Музыка смолкает в половине одиннадцатого. Кому ночи мало, тех ждёт единственный бар со звукоизоляцией за лесом: из спален его не слышно.',
    ],
  },
  highlights: [
    {
      title: {
        tr: 'Yirmi dört kovan',
        en: 'Twenty-four hives',
        de: 'Vierundzwanzig Bienenstöcke',
        ru: 'Двадцать четыре улья',
      },
      text: {
        tr: 'Yılda 410 kilo çam ve narenciye balı; tamamı kahvaltıda yenir.',
        en: 'A yearly 410 kilos of pine and citrus honey, all of it eaten at breakfast.',
        de: 'Jährlich 410 Kilo Kiefern- und Zitrushonig, alles davon wird zum Frühstück gegessen.',
        ru: '410 килограммов соснового и цитрусового мёда в год, и весь съедают за завтраком.',
      },
      picture: 'garden',
    },
    {
      title: { tr: 'Gölde kürek', en: 'Rowing on the lake', de: 'Rudern auf dem See', ru: 'Вёсла на озере' },
      text: {
        tr: 'Altı tekli, dört ikili tekne ve 1.200 metrelik tur; antrenör 06.30’da iskelededir.',
        en: 'Six single sculls, four doubles and a lap of 1,200 metres; the coach is on the jetty at half past six.',
        de: 'Sechs Einer, vier Zweier und eine Runde von 1.200 Metern; der Trainer steht um halb sieben am Steg.',
        ru: 'Шесть одиночек, четыре двойки и круг в 1200 метров; тренер на причале в половине седьмого.',
      },
      picture: 'sport',
    },
    {
      title: { tr: 'Altıda kahvaltı', en: 'Breakfast at six', de: 'Frühstück um sechs', ru: 'Завтрак в шесть' },
      text: {
        tr: 'Gün doğumu terasında 140 yer; ilk çay, ilk ışıktan önce dökülür.',
        en: '140 seats on the sunrise terrace; the first tea is poured before the first light.',
        de: '140 Plätze auf der Sonnenaufgangsterrasse; der erste Tee kommt vor dem ersten Licht.',
        ru: '140 мест на рассветной террасе; первый чай наливают раньше первого света.',
      },
      picture: 'breakfast',
    },
    {
      title: {
        tr: 'Orman yolu',
        en: 'The path through the pines',
        de: 'Der Weg durch die Kiefern',
        ru: 'Тропа через сосны',
      },
      text: {
        tr: 'Plaja giden ahşap yol 180 metre, 11 bank, sıfır basamak; gece dizin altından aydınlatılır.',
        en: 'The boardwalk to the beach: 180 metres, 11 benches, no steps, lit below the knee at night.',
        de: 'Der Holzsteg zum Strand: 180 Meter, elf Bänke, keine Stufe, nachts unter Kniehöhe beleuchtet.',
        ru: 'Дощатая дорожка к пляжу: 180 метров, 11 скамеек, ни одной ступени, ночью свет ниже колена.',
      },
      picture: 'mountain',
    },
  ],
  day: [
    {
      title: { tr: 'İlk ışık', en: 'First light', de: 'Erstes Licht', ru: 'Первый свет' },
      text: {
        tr: 'Göl çevresinde üç tempo grubu; en yavaşı konuşarak koşar.',
        en: 'Three pace groups around the lake; the slowest one talks.',
        de: 'Drei Tempogruppen um den See; die langsamste unterhält sich.',
        ru: 'Три группы бегут вокруг озера; самая медленная беседует.',
      },
      from: '05:50',
      to: '06:40',
    },
    {
      title: { tr: 'Bal saati', en: 'Honey hour', de: 'Honigstunde', ru: 'Медовый час' },
      text: {
        tr: 'Terasta petek bal, kaymak ve taş fırından ekmek.',
        en: 'Comb honey, clotted cream and bread from the stone oven on the terrace.',
        de: 'Wabenhonig, Kaymak und Brot aus dem Steinofen auf der Terrasse.',
        ru: 'Соты, каймак и хлеб из каменной печи на террасе.',
      },
      from: '06:45',
      to: '10:00',
    },
    {
      title: { tr: 'Çam gölgesi', en: 'Pine shade', de: 'Kiefernschatten', ru: 'В тени сосен' },
      text: {
        tr: 'Plajda öğle, hamakta kitap; çocuklar kaydırakta.',
        en: 'Noon by the sea, a book in the hammock, children on the slides.',
        de: 'Mittag am Meer, ein Buch in der Hängematte, die Kinder auf den Rutschen.',
        ru: 'Полдень у моря, книга в гамаке, дети на горках.',
      },
      from: '12:00',
      to: '15:00',
    },
    {
      title: { tr: 'Kovan turu', en: 'A visit to the hives', de: 'Besuch bei den Bienen', ru: 'В гости к ульям' },
      text: {
        tr: 'Sabri Bey tülleri dağıtır, sonra tattırır; sekiz yaşından itibaren.',
        en: 'Sabri Bey hands out the veils, then the spoons; from the age of eight.',
        de: 'Sabri Bey verteilt Schleier, dann Löffel; ab acht Jahren.',
        ru: 'Сабри-бей раздаёт сетки, потом ложки; с восьми лет.',
      },
      from: '16:30',
      to: '17:15',
    },
    {
      title: {
        tr: 'Göl kıyısında yaylılar',
        en: 'Strings by the lake',
        de: 'Streicher am See',
        ru: 'Струнные у озера',
      },
      text: {
        tr: 'Üç müzisyen, amfi yok; kurbağalar ikinci bölümde katılır.',
        en: 'Three musicians, no amplifier; the frogs join in the second half.',
        de: 'Drei Musiker, kein Verstärker; nach der Pause stimmen die Frösche ein.',
        ru: 'Три музыканта без усилителей; во втором отделении вступают лягушки.',
      },
      from: '21:00',
      to: '22:30',
    },
  ],
  beachText: {
    tr: [
      'Orman birden biter ve kum başlar: 320 metre, ince ve altın renkli. İlk 25 metre bel hizasını geçmez. Şezlonglar dört sıradır ve arka sıra çamların gölgesinde kaldığı için sabah dokuzda en önce o dolar.',
      'Kıyıda yüzücüler için 400 metrelik şamandıralı bir hat vardır; cankurtaran 07.00’de gelir. Göle ise yüzmek için girilmez, kaplumbağaların yeridir.',
    ],
    en: [
      'The wood stops and the sand begins: 320 metres of it, fine and golden. The first 25 metres stay below the waist. Loungers stand in four rows, and the back row, in the shade of the pines, is the first to fill.',
      'For swimmers a line of buoys marks 400 metres along the shore; the lifeguard comes at seven. The lake is not for bathing. It belongs to the turtles.',
    ],
    de: [
      'Der Wald hört auf, der Sand fängt an: 320 Meter, fein und golden. Auf den ersten 25 Metern reicht das Wasser nicht bis zur Hüfte. Die Liegen stehen in vier Reihen, und die hinterste, im Schatten der Kiefern, ist zuerst besetzt.',
      'Für Schwimmer markieren Bojen 400 Meter entlang der Küste; die Aufsicht kommt um sieben. Im See wird nicht gebadet. Er gehört den Schildkröten.',
    ],
    ru: [
      'Лес кончается, начинается песок: 320 метров, мелкий и золотистый. Первые 25 метров вода не выше пояса. Шезлонги стоят в четыре ряда, и последний, в тени сосен, занимают первым.',
      'Для пловцов вдоль берега буйками размечены 400 метров; спасатель приходит в семь. В озере не купаются: там живут черепахи.',
    ],
  },
  pools: [
    {
      name: { tr: 'Kulvar', en: 'Lanes', de: 'Bahnenbecken', ru: '«Дорожки»' },
      text: {
        tr: '50 metre, dokuza kadar beş kulvar, sonra serbest.',
        en: 'Fifty metres; five lanes until nine, open water afterwards.',
        de: '50 Meter, bis neun mit fünf Bahnen, danach frei.',
        ru: '50 метров: до девяти пять дорожек, потом свободное плавание.',
      },
      areaM2: 1050,
      depthM: 1.6,
      heated: true,
      from: '06:00',
      to: '19:00',
    },
    {
      name: { tr: 'Petek', en: 'Honeycomb', de: 'Wabe', ru: '«Соты»' },
      text: {
        tr: 'Birbirine bağlı yedi altıgen, her biri ayrı derinlikte.',
        en: 'Seven hexagons joined together, each of a different depth.',
        de: 'Sieben verbundene Sechsecke, jedes anders tief.',
        ru: 'Семь соединённых шестиугольников разной глубины.',
      },
      areaM2: 780,
      depthM: 1.3,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Yavru arı', en: 'Little bee', de: 'Kleine Biene', ru: '«Пчёлка»' },
      text: {
        tr: 'Çamların altında, 35 santimetre derinlikte, öğlen gölgede.',
        en: 'Thirty-five centimetres deep, under the pines and out of the noon sun.',
        de: '35 Zentimeter tief, unter Kiefern, mittags im Schatten.',
        ru: 'Глубина 35 сантиметров, под соснами, в полдень в тени.',
      },
      areaM2: 110,
      depthM: 0.35,
      heated: true,
      from: '09:00',
      to: '18:00',
    },
  ],
  rooms: [
    {
      id: 3101,
      category: 'STANDARD',
      name: { tr: 'Şafak odası', en: 'Dawn room', de: 'Morgenrotzimmer', ru: 'Номер «Рассвет»' },
      slug: { tr: 'safak-odasi', en: 'dawn-room', de: 'morgenrotzimmer', ru: 'nomer-rassvet' },
      text: {
        tr: 'Yatak doğuya, gölün üstüne bakar; perde kapatma düğmesi yastığın yanındadır.',
        en: 'The bed faces east over the lake; the switch for the curtains is beside the pillow.',
        de: 'Das Bett blickt nach Osten über den See, der Schalter für den Vorhang liegt neben dem Kissen.',
        ru: 'Кровать смотрит на восток, на озеро; кнопка шторы у подушки.',
      },
      body: {
        tr: [
          'Yarım dairenin içinde, 164 oda. Mobilyalar açık kestane, duvarlar bal köpüğü; fazla söz söylemeyen bir oda. Balkonda iki sandalye ve bir küçük masa, göle kırk metre.',
          'Kettle’ın yanında Sabri Bey’in balından küçük bir kavanoz durur, her üç günde yenilenir. Perdeler gün doğumundan on dakika önce kendiliğinden açılabilir.',
        ],
        en: [
          'There are 164 of them on the inside of the half circle. Pale chestnut furniture, walls the colour of milk and honey, and not much else to say. On the balcony two chairs and a small table; to the lake it is forty metres.',
          'Beside the kettle stands a small jar of Sabri Bey’s honey, renewed every third day. If you like, the curtains open by themselves ten minutes before sunrise.',
        ],
        de: [
          '164 davon liegen an der Innenseite des Halbkreises. Helle Kastanienmöbel, Wände wie Milch mit Honig, mehr braucht es nicht. Auf dem Balkon zwei Stühle und ein Tischchen, zum See sind es vierzig Meter.',
          'Neben dem Wasserkocher steht ein kleines Glas Honig von Sabri Bey, alle drei Tage ein neues. Auf Wunsch öffnet sich der Vorhang zehn Minuten vor Sonnenaufgang von selbst.',
        ],
        ru: [
          '164 номера на внутренней стороне полукруга. Мебель из светлого каштана, стены цвета молока с мёдом, ничего лишнего. На балконе два стула и столик, до озера сорок метров.',
          'У чайника стоит баночка мёда Сабри-бея, каждые три дня новая. По желанию шторы сами открываются за десять минут до рассвета.',
        ],
      },
      sizeM2: 29,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Göl, gün doğumu', en: 'Lake and sunrise', de: 'See und Sonnenaufgang', ru: 'Озеро и восход' },
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
      id: 3102,
      category: 'STANDARD',
      name: { tr: 'Çam odası', en: 'Pine room', de: 'Kiefernzimmer', ru: 'Номер «Сосна»' },
      slug: { tr: 'cam-odasi', en: 'pine-room', de: 'kiefernzimmer', ru: 'nomer-sosna' },
      text: {
        tr: 'Yarım dairenin dışında, ormana bakan; geç uyananlar için batı cephesi.',
        en: 'On the outside of the curve, facing the wood and the west: the room for late sleepers.',
        de: 'An der Außenseite, zum Wald und nach Westen: das Zimmer für Langschläfer.',
        ru: 'С внешней стороны, окнами в лес и на запад: номер для тех, кто любит поспать.',
      },
      body: {
        tr: [
          'Her erken kalkanın bir eşi vardır; bu 96 oda onlar içindir. Güneş öğleden önce içeri girmez, balkonun önünde çam dalları vardır. Sincap görülürse beslenmez, bakılır.',
          'Denizin sesi ormanın içinden gelir. Kahvaltının son yarım saati de burada oturanlar düşünülerek uzatılmıştır.',
        ],
        en: [
          'Every early riser has a spouse, and these 96 rooms are for them. No sun before noon; pine branches in front of the balcony. Squirrels are to be looked at, not fed.',
          'You hear the sea through the wood. The last half hour of breakfast was added with the residents of this side in mind.',
        ],
        de: [
          'Jeder Frühaufsteher hat einen Partner, und für den sind diese 96 Zimmer. Keine Sonne vor Mittag, vor dem Balkon Kiefernzweige. Eichhörnchen bitte nur ansehen, nicht füttern.',
          'Das Meer hört man durch den Wald. Die letzte halbe Stunde des Frühstücks gibt es wegen der Gäste auf dieser Seite.',
        ],
        ru: [
          'У каждого жаворонка есть супруг, и эти 96 номеров для него. До полудня солнца нет, перед балконом сосновые ветви. На белок можно смотреть, кормить не надо.',
          'Море слышно сквозь лес. Последние полчаса завтрака добавили именно ради гостей этой стороны.',
        ],
      },
      sizeM2: 29,
      maxAdults: 2,
      maxChildren: 1,
      beds: { tr: '1 çift kişilik yatak', en: '1 double bed', de: '1 Doppelbett', ru: '1 двуспальная кровать' },
      view: { tr: 'Çam ormanı', en: 'Pine wood', de: 'Kiefernwald', ru: 'Сосновый лес' },
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
      ],
      picture: 'room',
    },
    {
      id: 3103,
      category: 'STANDARD',
      name: { tr: 'Havuz kapısı', en: 'Poolside room', de: 'Zimmer am Becken', ru: 'Номер у бассейна' },
      slug: { tr: 'havuz-kapisi', en: 'poolside-room', de: 'zimmer-am-becken', ru: 'nomer-u-basseyna' },
      text: {
        tr: 'Teras üç basamakla Petek havuzuna iner; 18 oda paylaşır.',
        en: 'Three steps lead from the terrace into the Honeycomb pool, shared by 18 rooms.',
        de: 'Von der Terrasse führen drei Stufen ins Wabenbecken, das sich 18 Zimmer teilen.',
        ru: 'С террасы три ступени ведут в бассейн «Соты», один на 18 номеров.',
      },
      body: {
        tr: [
          'Odaların önündeki iki altıgen yalnızca bu odaların konuklarına açıktır ve sabah altıda da kullanılabilir. Suyun derinliği 120 santimetre; küçük çocukla gelenlere teras kapısında kilit vardır.',
          'Islak ayak için teras ile banyo arasında taş zemin uzanır. Havlular öğleden sonra üçte değişir.',
        ],
        en: [
          'The two hexagons in front are reserved for these rooms and may be used from six in the morning. The water is 120 centimetres deep; for families with small children the terrace door has a lock.',
          'A strip of stone floor runs from terrace to bathroom for wet feet. Towels are changed at three in the afternoon.',
        ],
        de: [
          'Die zwei Sechsecke davor gehören nur diesen Zimmern und sind ab sechs Uhr früh offen. Das Wasser ist 120 Zentimeter tief; für Familien mit kleinen Kindern hat die Terrassentür ein Schloss.',
          'Für nasse Füße führt ein Streifen Steinboden von der Terrasse ins Bad. Handtuchwechsel ist um drei.',
        ],
        ru: [
          'Два шестиугольника перед террасой открыты только гостям этих номеров, с шести утра. Глубина 120 сантиметров; для семей с малышами на двери террасы есть замок.',
          'От террасы к ванной тянется полоса каменного пола для мокрых ног. Полотенца меняют в три часа дня.',
        ],
      },
      sizeM2: 32,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 büyük çift kişilik yatak',
        en: '1 king-size bed',
        de: '1 Kingsize-Bett',
        ru: '1 кровать king-size',
      },
      view: { tr: 'Petek havuzu', en: 'Honeycomb pool', de: 'Wabenbecken', ru: 'Бассейн «Соты»' },
      features: [
        'air-conditioning',
        'terrace',
        'shared-pool',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'rain-shower',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 3104,
      category: 'FAMILY',
      name: { tr: 'Petek aile odası', en: 'Honeycomb family room', de: 'Familienwabe', ru: 'Семейные «Соты»' },
      slug: { tr: 'petek-aile-odasi', en: 'honeycomb-family-room', de: 'familienwabe', ru: 'semeynye-soty' },
      text: {
        tr: 'Altıgen bir çocuk odası, sürgülü kapı, üç yatak gözü.',
        en: 'A six-sided children’s room with three sleeping cells and a sliding door.',
        de: 'Ein sechseckiges Kinderzimmer mit drei Schlafwaben und Schiebetür.',
        ru: 'Шестиугольная детская с тремя спальными ячейками и раздвижной дверью.',
      },
      body: {
        tr: [
          'Üç çocuklu aile için çizildi: duvara gömülü üç altıgen yatak gözü, her birinde lamba, priz ve asma kilitli küçük bir dolap. En alttaki göz dört yaşındakilere göre 40 santimetre yüksekliktedir.',
          'Ana babanın odası göle bakar, kapı kapanınca çocuk sesi yarıya iner. 36 oda, hepsi birinci ve ikinci katta.',
        ],
        en: [
          'Drawn for families with three children: three hexagonal cells set into the wall, each with a lamp, a socket and a small locker. The lowest is 40 centimetres off the floor, right for a four-year-old.',
          'The parents’ room looks over the lake, and with the door closed the noise is halved. There are 36, all on the first and second floors.',
        ],
        de: [
          'Für Familien mit drei Kindern entworfen: drei sechseckige Waben in der Wand, jede mit Lampe, Steckdose und abschließbarem Fach. Die unterste liegt 40 Zentimeter über dem Boden, richtig für Vierjährige.',
          'Das Elternzimmer blickt auf den See, bei geschlossener Tür halbiert sich der Lärm. 36 Zimmer, alle im ersten und zweiten Stock.',
        ],
        ru: [
          'Номер задуман для семьи с тремя детьми: в стене три шестиугольные ячейки, в каждой лампа, розетка и шкафчик с замком. Нижняя в 40 сантиметрах от пола, как раз для четырёхлетних.',
          'Спальня родителей смотрит на озеро; с закрытой дверью шума вдвое меньше. Таких номеров 36, все на первом и втором этажах.',
        ],
      },
      sizeM2: 46,
      maxAdults: 2,
      maxChildren: 3,
      beds: {
        tr: '1 büyük çift kişilik yatak, 3 yatak gözü',
        en: '1 king-size bed, 3 bunk cells',
        de: '1 Kingsize-Bett, 3 Schlafwaben',
        ru: '1 кровать king-size, 3 спальные ячейки',
      },
      view: { tr: 'Göl', en: 'Lake', de: 'See', ru: 'Озеро' },
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
        'parquet',
      ],
      picture: 'family-room',
    },
    {
      id: 3105,
      category: 'BUNGALOW',
      name: { tr: 'Orman evi', en: 'Forest cabin', de: 'Waldhaus', ru: 'Лесной домик' },
      slug: { tr: 'orman-evi', en: 'forest-cabin', de: 'waldhaus', ru: 'lesnoy-domik' },
      text: {
        tr: 'Çamların arasında ahşap, tek katlı; plaj yoluna on iki adım.',
        en: 'Wooden, one storey, among the pines, twelve steps from the path to the beach.',
        de: 'Aus Holz, eingeschossig, zwischen Kiefern, zwölf Schritte vom Strandweg.',
        ru: 'Деревянный, одноэтажный, среди сосен, в двенадцати шагах от тропы к пляжу.',
      },
      body: {
        tr: [
          'Yirmi iki ev, ayaklar üzerinde; hiçbiri için ağaç kesilmedi, bu yüzden planları birbirini tutmaz. Bazılarının verandasından bir çam gövdesi geçer.',
          'Bisiklet askısı, dış duş ve hamak her evde vardır. Güneş ağaçlara takılır, klima çoğu gün bunu fark edip susar.',
        ],
        en: [
          'Twenty-two cabins on stilts. No tree was felled for them, so no two plans agree, and through some of the verandas a pine trunk passes.',
          'Each has a bicycle rack, an outdoor shower and a hammock. The sun gets caught in the trees, and on most days the air conditioning notices and keeps quiet.',
        ],
        de: [
          '22 Häuser auf Stelzen. Für keines fiel ein Baum, deshalb gleicht kein Grundriss dem anderen, und durch manche Veranda geht ein Kiefernstamm.',
          'Jedes hat Fahrradhalter, Außendusche und Hängematte. Die Sonne bleibt in den Bäumen hängen, und an den meisten Tagen merkt das die Klimaanlage und schweigt.',
        ],
        ru: [
          '22 домика на сваях. Ради них не срубили ни одного дерева, поэтому планировки не повторяются, а через некоторые веранды проходит ствол сосны.',
          'В каждом стойка для велосипеда, уличный душ и гамак. Солнце застревает в ветвях, и кондиционер большую часть дней это замечает и молчит.',
        ],
      },
      sizeM2: 41,
      maxAdults: 3,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: { tr: 'Orman', en: 'Forest', de: 'Wald', ru: 'Лес' },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'sofa-bed',
        'parquet',
      ],
      picture: 'room',
    },
    {
      id: 3106,
      category: 'SUITE',
      name: { tr: 'Ana arı süiti', en: 'Queen suite', de: 'Königin-Suite', ru: 'Люкс «Королева»' },
      slug: { tr: 'ana-ari-suiti', en: 'queen-suite', de: 'koenigin-suite', ru: 'lyuks-koroleva' },
      text: {
        tr: 'En üst katta, 180 derece göl ve orman; iki kişi için 71 metrekare.',
        en: 'On the top floor, 180 degrees of lake and wood: 71 square metres for two.',
        de: 'Im obersten Stock, 180 Grad See und Wald: 71 Quadratmeter für zwei.',
        ru: 'Верхний этаж, 180 градусов озера и леса: 71 метр для двоих.',
      },
      body: {
        tr: [
          'Otelin adını taşıyan dört süit. Salon ile yatak odasını bir şömine ayırır; kasım akşamlarında yakılır. Küvet doğu penceresinin önündedir ve sabah altıda otelin en iyi yeridir.',
          'Kahvaltı istenirse balkona gelir: bal, kaymak, yumurta, bir de gazete. Gazeteyi okuyan az olur.',
        ],
        en: [
          'The four suites that gave the hotel its name. A fireplace divides living room and bedroom and is lit on November evenings. The bathtub faces the eastern window, and at six in the morning it is the best place in the house.',
          'On request breakfast comes to the balcony: honey, cream, eggs and a newspaper. Few people read the newspaper.',
        ],
        de: [
          'Vier Suiten, von denen das Hotel seinen Namen hat. Ein Kamin trennt Wohn- und Schlafzimmer und brennt an Novemberabenden. Die Wanne steht am Ostfenster und ist um sechs Uhr früh der beste Platz im Haus.',
          'Auf Wunsch kommt das Frühstück auf den Balkon: Honig, Kaymak, Eier und eine Zeitung. Die Zeitung liest kaum jemand.',
        ],
        ru: [
          'Четыре люкса, давшие отелю имя. Гостиную и спальню разделяет камин, его топят ноябрьскими вечерами. Ванна стоит у восточного окна, и в шесть утра это лучшее место в доме.',
          'По желанию завтрак подают на балкон: мёд, каймак, яйца и газета. Газету читают редко.',
        ],
      },
      sizeM2: 71,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 büyük çift kişilik yatak',
        en: '1 king-size bed',
        de: '1 Kingsize-Bett',
        ru: '1 кровать king-size',
      },
      view: { tr: 'Göl ve orman', en: 'Lake and forest', de: 'See und Wald', ru: 'Озеро и лес' },
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
        'bathtub',
        'rain-shower',
        'parquet',
        'desk',
      ],
      picture: 'suite',
    },
    {
      id: 3107,
      category: 'SUITE',
      name: { tr: 'Sporcu süiti', en: 'Athlete’s suite', de: 'Sportlersuite', ru: 'Спортивный люкс' },
      slug: { tr: 'sporcu-suiti', en: 'athletes-suite', de: 'sportlersuite', ru: 'sportivnyy-lyuks' },
      text: {
        tr: 'Koşu bandı, kürek aleti, buz banyosu ve 210 santimetrelik yatak.',
        en: 'A treadmill, a rowing machine, an ice bath and a bed 210 centimetres long.',
        de: 'Laufband, Rudergerät, Eisbad und ein Bett von 210 Zentimetern.',
        ru: 'Беговая дорожка, гребной тренажёр, ледяная ванна и кровать 210 сантиметров.',
      },
      body: {
        tr: [
          'İlkbahar kamplarına gelen yüzücüler ve bisikletçiler için altı süit. Zemin kattadır, bisiklet içeri girer; duvarda tamir askısı ve hava pompası bulunur.',
          'Ayrı oturma odasında masaj yatağı açılır. Buzdolabı gerçek boydadır, çünkü sporcu yemek yer.',
        ],
        en: [
          'Six suites for the swimmers and cyclists who come for spring camps. They are on the ground floor and the bicycle comes in: there is a repair stand on the wall and a pump.',
          'A massage table folds out in the separate living room. The fridge is full size, because athletes eat.',
        ],
        de: [
          'Sechs Suiten für Schwimmer und Radfahrer im Frühjahrslager. Sie liegen im Erdgeschoss, das Rad darf mit hinein; an der Wand hängen Montageständer und Pumpe.',
          'Im getrennten Wohnraum klappt eine Massageliege aus. Der Kühlschrank hat volle Größe, denn Sportler essen.',
        ],
        ru: [
          'Шесть люксов для пловцов и велосипедистов, которые приезжают на весенние сборы. Они на первом этаже, велосипед можно завезти внутрь: на стене ремонтная стойка и насос.',
          'В отдельной гостиной раскладывается массажный стол. Холодильник обычного размера, потому что спортсмены едят.',
        ],
      },
      sizeM2: 54,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 uzun çift kişilik yatak, 1 çekyat',
        en: '1 extra-long double bed, 1 sofa bed',
        de: '1 überlanges Doppelbett, 1 Schlafsofa',
        ru: '1 удлинённая двуспальная кровать, 1 диван-кровать',
      },
      view: { tr: 'Kulvarlı havuz', en: 'Lane pool', de: 'Bahnenbecken', ru: 'Бассейн с дорожками' },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'bathtub',
        'kitchenette',
        'sofa-bed',
        'step-free',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 3151,
      group: 'MAIN',
      name: { tr: 'Fecir', en: 'Daybreak', de: 'Tagesanbruch', ru: '«Заря»' },
      slug: { tr: 'fecir', en: 'daybreak', de: 'tagesanbruch', ru: 'zarya' },
      text: {
        tr: 'Altıda açılan ana restoran; göle inen üç kademeli teras.',
        en: 'The main restaurant, open from six, on three terraces stepping down to the lake.',
        de: 'Das Hauptrestaurant, ab sechs offen, auf drei Terrassen zum See hinab.',
        ru: 'Главный ресторан, открытый с шести, на трёх террасах к озеру.',
      },
      body: {
        tr: [
          'Bal tezgâhı bu salonun merkezidir: petek, süzme, propolisli, kekikli. Ekmek dört kez fırından çıkar ve her çıkışta küçük bir zil çalar; sırayı gören de zili duyandır.',
          'Akşam büfesi kısa tutulur: 60 yerine 34 çeşit, hepsi o gün pişmiş.',
        ],
        en: [
          'The honey counter is its centre: comb, strained, with propolis, with thyme. Bread leaves the oven four times, a small bell rings each time, and those who heard it are already in the queue.',
          'The dinner buffet is kept short: 34 dishes rather than 60, all cooked that day.',
        ],
        de: [
          'Die Honigtheke ist die Mitte: Wabe, geschleudert, mit Propolis, mit Thymian. Viermal kommt Brot aus dem Ofen, jedes Mal läutet ein Glöckchen, und wer es gehört hat, steht schon an.',
          'Das Abendbuffet bleibt kurz: 34 statt 60 Gerichte, alle am selben Tag gekocht.',
        ],
        ru: [
          'В центре медовый стол: в сотах, откачанный, с прополисом, с чабрецом. Хлеб достают из печи четыре раза, каждый раз звенит колокольчик, и услышавшие уже стоят в очереди.',
          'Вечерний стол короткий: 34 блюда вместо шестидесяти, все приготовлены сегодня.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '06:00', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '12:00', to: '14:00' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '18:00', to: '21:00' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: {
            tr: '560, 140’ı terasta',
            en: '560, of them 140 on the terrace',
            de: '560, davon 140 auf der Terrasse',
            ru: '560, из них 140 на террасе',
          },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 3152,
      group: 'ALACARTE',
      name: { tr: 'Göl Evi', en: 'Lake House', de: 'Seehaus', ru: '«Дом у озера»' },
      slug: { tr: 'gol-evi', en: 'lake-house', de: 'seehaus', ru: 'dom-u-ozera' },
      text: {
        tr: 'Kazıklar üzerinde 44 yer; ırmak alabalığı ve göl üstünde akşam.',
        en: 'Forty-four seats on stilts: river trout and the evening over the lake.',
        de: '44 Plätze auf Pfählen: Flussforelle und der Abend über dem See.',
        ru: '44 места на сваях: речная форель и вечер над озером.',
      },
      body: {
        tr: [
          'Alabalık Manavgat’ın yukarısından, 30 kilometre öteden gelir; tereyağı, badem ve çam fıstığıyla tavada. Başlangıçta kerevit çorbası, sonunda ballı incir. Masalar iki kişiliktir, dört kişi gelirse iki masa komşu olur.',
        ],
        en: [
          'The trout comes from the upper Manavgat, 30 kilometres away, and goes into the pan with butter, almonds and pine nuts. Crayfish soup before, figs in honey after. All tables are for two; a party of four becomes neighbours.',
        ],
        de: [
          'Die Forelle kommt vom Oberlauf des Manavgat, 30 Kilometer entfernt, und geht mit Butter, Mandeln und Pinienkernen in die Pfanne. Davor Krebssuppe, danach Feigen in Honig. Alle Tische sind für zwei; wer zu viert kommt, wird Nachbar.',
        ],
        ru: [
          'Форель привозят с верховьев Манавгата, за 30 километров, и жарят со сливочным маслом, миндалём и орешками пинии. До неё раковый суп, после — инжир в меду. Все столики на двоих; вчетвером вы станете соседями.',
        ],
      },
      hours: [{ from: '18:30', to: '21:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '44', en: '44', de: '44', ru: '44' },
        },
        {
          label: { tr: 'Yaş', en: 'Age', de: 'Alter', ru: 'Возраст' },
          value: { tr: '12 ve üstü', en: '12 and over', de: 'Ab 12', ru: 'С 12 лет' },
        },
      ],
      picture: 'terrace',
    },
    {
      id: 3153,
      group: 'ALACARTE',
      name: { tr: 'Sini', en: 'Sini', de: 'Sini', ru: '«Сини»' },
      slug: { tr: 'sini-anadolu', en: 'sini', de: 'sini-anatolisch', ru: 'sini-anatoliya' },
      text: {
        tr: 'Bakır sinide ortaya gelen on bir Anadolu yemeği.',
        en: 'Eleven Anatolian dishes on one copper tray, in the middle of the table.',
        de: 'Elf anatolische Gerichte auf einem Kupfertablett in der Tischmitte.',
        ru: 'Одиннадцать анатолийских блюд на медном подносе посреди стола.',
      },
      body: {
        tr: [
          'Menü yoktur, sini vardır. Keşkek, etli yaprak sarma, perde pilavı, otlu peynir; her ay başka bir bölge. Nisanda Van, mayısta Hatay, haziranda Rize. Ayakkabı çıkarılmaz, ama alçak masada bağdaş kurmak serbesttir.',
        ],
        en: [
          'There is no menu, there is a tray. Keşkek, stuffed vine leaves, pilaf in pastry, herb cheese: each month another region. Van in April, Hatay in May, Rize in June. You may sit cross-legged at the low tables or on a chair at the high ones.',
        ],
        de: [
          'Es gibt keine Karte, es gibt ein Tablett. Keşkek, gefüllte Weinblätter, Pilaw im Teig, Kräuterkäse: jeden Monat eine andere Gegend. Van im April, Hatay im Mai, Rize im Juni. Man sitzt im Schneidersitz am niedrigen oder auf Stühlen am hohen Tisch.',
        ],
        ru: [
          'Меню нет, есть поднос. Кешкек, долма с мясом, плов в тесте, сыр с травами: каждый месяц новый край. В апреле Ван, в мае Хатай, в июне Ризе. За низкими столами сидят по-турецки, за высокими — на стульях.',
        ],
      },
      hours: [{ from: '18:30', to: '21:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '70', en: '70', de: '70', ru: '70' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Aynı gün 15.00’e kadar',
            en: 'By 3 pm the same day',
            de: 'Bis 15 Uhr am selben Tag',
            ru: 'До 15:00 того же дня',
          },
        },
      ],
      picture: 'meze',
    },
    {
      id: 3154,
      group: 'ALACARTE',
      name: { tr: 'Yeşil Tabak', en: 'Green Plate', de: 'Grüner Teller', ru: '«Зелёная тарелка»' },
      slug: { tr: 'yesil-tabak', en: 'green-plate', de: 'gruener-teller', ru: 'zelenaya-tarelka' },
      text: {
        tr: 'Sporcu mutfağı: her tabağın yanında protein ve karbonhidrat gramı.',
        en: 'An athletes’ kitchen: the grams of protein and carbohydrate are written beside each plate.',
        de: 'Küche für Sportler: neben jedem Teller stehen die Gramm Eiweiß und Kohlenhydrate.',
        ru: 'Кухня для спортсменов: рядом с каждой тарелкой граммы белков и углеводов.',
      },
      body: {
        tr: [
          'Nohutlu bulgur, ızgara hindi, pancar, avokado, balın ölçülüsü. Beslenme uzmanı Derya haftada üç gün salondadır ve soru sorulmadıkça öğüt vermez. Et yemeyenlere menünün yarısı ayrılmıştır.',
        ],
        en: [
          'Bulgur with chickpeas, grilled turkey, beetroot, avocado, honey in measured amounts. The dietician Derya is here three days a week and gives no advice unless asked. Half of the menu is without meat.',
        ],
        de: [
          'Bulgur mit Kichererbsen, gegrillte Pute, Rote Bete, Avocado, Honig in Maßen. Ernährungsberaterin Derya ist drei Tage die Woche da und rät nur, wenn man fragt. Die halbe Karte kommt ohne Fleisch aus.',
        ],
        ru: [
          'Булгур с нутом, индейка на гриле, свёкла, авокадо, мёд в меру. Диетолог Дерья бывает здесь три дня в неделю и даёт советы, только если спросить. Половина меню без мяса.',
        ],
      },
      hours: [
        { from: '11:30', to: '15:00' },
        { from: '18:00', to: '20:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '52', en: '52', de: '52', ru: '52' },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3155,
      group: 'PATISSERIE',
      name: { tr: 'Kovan', en: 'The Hive', de: 'Bienenkorb', ru: '«Улей»' },
      slug: { tr: 'kovan-pastanesi', en: 'the-hive', de: 'bienenkorb', ru: 'uley' },
      text: {
        tr: 'Baklava, ballı kurabiye ve yedide hazır espresso.',
        en: 'Baklava, honey biscuits and an espresso ready at seven.',
        de: 'Baklava, Honigkekse und ab sieben Espresso.',
        ru: 'Пахлава, медовое печенье и эспрессо с семи утра.',
      },
      body: {
        tr: [
          'Baklavanın şerbeti şekerle değil balla yapılır; bu yüzden tepsi başına bir buçuk kilo bal gider. Kahve makinesinin başındaki Ozan, altıncı günde herkesin ne içtiğini bilir.',
        ],
        en: [
          'The syrup of the baklava is made with honey, not sugar: a kilo and a half per tray. Ozan at the machine knows by the sixth day what everyone drinks.',
        ],
        de: [
          'Der Sirup der Baklava besteht aus Honig statt Zucker, anderthalb Kilo pro Blech. Ozan an der Maschine weiß am sechsten Tag, was jeder trinkt.',
        ],
        ru: [
          'Сироп для пахлавы варят на меду, а не на сахаре: полтора килограмма на противень. Озан у кофемашины на шестой день знает, кто что пьёт.',
        ],
      },
      hours: [{ from: '07:00', to: '22:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '66', en: '66', de: '66', ru: '66' },
        },
      ],
      picture: 'dessert',
    },
    {
      id: 3156,
      group: 'BAR',
      name: { tr: 'Erkenci', en: 'Early Bird', de: 'Frühschicht', ru: '«Жаворонок»' },
      slug: { tr: 'erkenci-bar', en: 'early-bird', de: 'fruehschicht', ru: 'zhavoronok' },
      text: {
        tr: 'Göl iskelesinde taze sıkma, kefir ve akşam hafif kokteyl.',
        en: 'Fresh juice and kefir on the jetty; light cocktails in the evening.',
        de: 'Frische Säfte und Kefir am Steg, abends leichte Cocktails.',
        ru: 'Свежие соки и кефир на причале, вечером лёгкие коктейли.',
      },
      body: {
        tr: [
          'Sabah yedide kürekten dönene tuzlu ayran, akşam yedide ise çam tentürlü limonlu bir bardak. Yaylı üçlü 21.00’de burada çalar, ışıklar mumdur.',
        ],
        en: [
          'Salted ayran at seven in the morning for those who come off the water; at seven in the evening a lemon drink with a tincture of pine. The string trio plays here at nine, by candlelight.',
        ],
        de: [
          'Um sieben Uhr früh gesalzener Ayran für die Ruderer, um sieben Uhr abends ein Zitronengetränk mit Kieferntinktur. Das Streichtrio spielt hier um neun, bei Kerzen.',
        ],
        ru: [
          'В семь утра солёный айран для гребцов, в семь вечера — лимонный напиток с сосновой настойкой. В девять здесь при свечах играет струнное трио.',
        ],
      },
      hours: [{ from: '07:00', to: '22:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '48', en: '48', de: '48', ru: '48' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 3157,
      group: 'BAR',
      name: { tr: 'Baykuş', en: 'The Owl', de: 'Die Eule', ru: '«Сова»' },
      slug: { tr: 'baykus', en: 'the-owl', de: 'die-eule', ru: 'sova' },
      text: {
        tr: 'Ormanın öte yanında, ses yalıtımlı gece barı; azınlıkların hakkı.',
        en: 'The soundproofed night bar beyond the wood, in defence of minorities.',
        de: 'Die schallgedämmte Nachtbar hinter dem Wald, zum Schutz der Minderheiten.',
        ru: 'Ночной бар со звукоизоляцией за лесом — в защиту меньшинств.',
      },
      body: {
        tr: [
          'Erkencilerin otelinde gececiler için bir yer. 60 santimetrelik duvarlar, plak koleksiyonu 1.900 adet, istek kabul edilir. Kapanışta mercimek çorbası verilir ve dönüş yolu yalnızca yerden aydınlatılır.',
        ],
        en: [
          'A place for night people in a hotel of morning people. The walls are 60 centimetres thick, there are 1,900 records and requests are taken. Lentil soup is served at closing, and the way back is lit from the ground.',
        ],
        de: [
          'Ein Ort für Nachtmenschen im Haus der Morgenmenschen. 60 Zentimeter dicke Wände, 1.900 Schallplatten, Wünsche werden erfüllt. Zum Schluss gibt es Linsensuppe, und der Rückweg ist nur am Boden beleuchtet.',
        ],
        ru: [
          'Место для сов в отеле жаворонков. Стены толщиной 60 сантиметров, 1900 пластинок, заявки принимаются. К закрытию подают чечевичный суп, а обратный путь освещён только у земли.',
        ],
      },
      hours: [{ from: '21:00', to: '01:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yaş', en: 'Age', de: 'Alter', ru: 'Возраст' },
          value: { tr: '18 ve üstü', en: '18 and over', de: 'Ab 18', ru: 'С 18 лет' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 3158,
      group: 'SNACK',
      name: { tr: 'Kozalak', en: 'Pine Cone', de: 'Kiefernzapfen', ru: '«Шишка»' },
      slug: { tr: 'kozalak', en: 'pine-cone', de: 'kiefernzapfen', ru: 'shishka' },
      text: {
        tr: 'Orman yolunun plaj ucunda: kumru, patates ve karpuz.',
        en: 'At the beach end of the path: toasted sandwiches, potatoes, watermelon.',
        de: 'Am Strandende des Wegs: Toast, Kartoffeln, Wassermelone.',
        ru: 'У пляжного конца тропы: тосты, картофель, арбуз.',
      },
      body: {
        tr: [
          'Karpuz 4 derecede bekletilir ve dilim dilim sayılır: temmuzda günde 700. Kumru ekmeği İzmir’den gelir, peyniri köyden. Kumlu ayak serbesttir.',
        ],
        en: [
          'The watermelon is kept at 4 degrees and counted by the slice: 700 a day in July. The sesame rolls come from İzmir, the cheese from the village. Sandy feet are fine.',
        ],
        de: [
          'Die Wassermelone liegt bei 4 Grad und wird in Scheiben gezählt: 700 am Tag im Juli. Die Sesambrötchen kommen aus İzmir, der Käse aus dem Dorf. Sandige Füße sind recht.',
        ],
        ru: [
          'Арбуз хранят при 4 градусах и считают ломтями: в июле 700 в день. Кунжутные булочки из Измира, сыр из деревни. Ноги в песке — не беда.',
        ],
      },
      hours: [{ from: '11:00', to: '17:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '90', en: '90', de: '90', ru: '90' },
        },
      ],
      picture: 'beach',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Çocuklar burada kovan gibi çalışır: herkesin o gün bir işi vardır. Biri ekmek dağıtır, biri kaplumbağa sayar, biri koşu grubunun düdüğünü çalar. Kulüp, çamların altında üç altıgen evden oluşur.',
        'Kulüp ebeveynler koşabilsin diye 05.45’te açılır; sabah grubu pijamayla gelebilir.',
      ],
      en: [
        'The children’s club works like a hive: everyone has a job for the day. One hands out bread, one counts turtles, one blows the whistle for the runners. It lives in three hexagonal houses under the pines.',
        'It opens at a quarter to six so that parents can run; the dawn group may come in pyjamas.',
      ],
      de: [
        'Der Kinderklub arbeitet wie ein Bienenstock: Jeder hat für den Tag eine Aufgabe. Einer verteilt Brot, einer zählt Schildkröten, einer pfeift die Läufer los. Er wohnt in drei sechseckigen Häusern unter Kiefern.',
        'Er öffnet um Viertel vor sechs, damit Eltern laufen können; die Frühgruppe darf im Schlafanzug kommen.',
      ],
      ru: [
        'Детский клуб устроен как улей: у каждого на день есть дело. Один раздаёт хлеб, другой считает черепах, третий даёт свисток бегунам. Клуб занимает три шестиугольных домика под соснами.',
        'Он открывается без четверти шесть, чтобы родители могли побегать; утренней группе можно приходить в пижаме.',
      ],
    },
    groups: [
      {
        name: { tr: 'Tomurcuk', en: 'Buds', de: 'Knospen', ru: 'Бутоны' },
        ages: { tr: '2–4 yaş', en: '2–4 years', de: '2–4 Jahre', ru: '2–4 года' },
        text: {
          tr: 'Pijamalı kahvaltı, kum, öğle uykusu.',
          en: 'Breakfast in pyjamas, sand, a midday nap.',
          de: 'Frühstück im Schlafanzug, Sand, Mittagsschlaf.',
          ru: 'Завтрак в пижаме, песок, дневной сон.',
        },
        from: '05:45',
        to: '17:00',
      },
      {
        name: { tr: 'İşçi arılar', en: 'Worker bees', de: 'Arbeitsbienen', ru: 'Рабочие пчёлы' },
        ages: { tr: '5–8 yaş', en: '5–8 years', de: '5–8 Jahre', ru: '5–8 лет' },
        text: {
          tr: 'Mum yapımı, kaplumbağa sayımı, bisiklet.',
          en: 'Candle making, turtle counting, bicycles.',
          de: 'Kerzen ziehen, Schildkröten zählen, Rad fahren.',
          ru: 'Свечи из воска, учёт черепах, велосипед.',
        },
        from: '09:30',
        to: '18:00',
      },
      {
        name: { tr: 'Kâşifler', en: 'Scouts', de: 'Kundschafter', ru: 'Разведчики' },
        ages: { tr: '9–13 yaş', en: '9–13 years', de: '9–13 Jahre', ru: '9–13 лет' },
        text: {
          tr: 'Kürek, oryantiring, ilk yardım.',
          en: 'Rowing, orienteering, first aid.',
          de: 'Rudern, Orientierungslauf, Erste Hilfe.',
          ru: 'Гребля, ориентирование, первая помощь.',
        },
        from: '09:30',
        to: '20:00',
      },
    ],
    safety: {
      tr: [
        'Göl kıyısı 110 santimetrelik çitle çevrilidir, üç kapısı da kendiliğinden kapanır.',
        'Kovanlar oyun alanından 140 metre uzaktadır; kulüpte iki adrenalin kalemi bulunur.',
        'Kürekte herkes can yeleği giyer, iyi yüzenler de.',
        'Hemşire günün 24 saati oteldedir.',
      ],
      en: [
        'The lake is fenced to a height of 110 centimetres, and its three gates close by themselves.',
        'The hives are 140 metres from the playground; the club keeps two adrenaline pens.',
        'Everyone in a boat wears a life jacket, good swimmers too.',
        'A nurse is in the house around the clock.',
      ],
      de: [
        'Der See ist 110 Zentimeter hoch eingezäunt, alle drei Tore schließen von selbst.',
        'Die Bienenstöcke stehen 140 Meter vom Spielplatz; im Klub liegen zwei Adrenalinstifte.',
        'Im Boot trägt jeder eine Schwimmweste, auch wer gut schwimmt.',
        'Eine Krankenschwester ist rund um die Uhr im Haus.',
      ],
      ru: [
        'Озеро огорожено забором высотой 110 сантиметров, все три калитки закрываются сами.',
        'Ульи в 140 метрах от площадки; в клубе есть две шприц-ручки с адреналином.',
        'В лодке все надевают жилеты, даже хорошие пловцы.',
        'Медсестра в отеле круглосуточно.',
      ],
    },
  },
  aquapark: {
    intro: {
      tr: [
        'Beş kaydırak çam gövdelerinin arasından geçer; çelik ayaklar, ağaçların köklerini bozmamak için vidayla oturtuldu. En yüksek nokta 13 metredir, ağaçlardan iki metre alçak.',
        'Park 10.00–13.00 ve 15.00–18.00 arasında açılır. Gürültü ormanda kalır, göl kıyısına ulaşmaz.',
      ],
      en: [
        'Five slides wind between the trunks; their steel feet were screwed in, so as not to cut a root. The highest point is 13 metres, two metres below the treetops.',
        'The park opens from 10 to 1 and from 3 to 6. The noise stays in the wood and does not reach the lake.',
      ],
      de: [
        'Fünf Rutschen winden sich zwischen den Stämmen; ihre Stahlfüße sind geschraubt, damit keine Wurzel leidet. Der höchste Punkt liegt bei 13 Metern, zwei unter den Wipfeln.',
        'Geöffnet von 10 bis 13 und von 15 bis 18 Uhr. Der Lärm bleibt im Wald und kommt nicht bis zum See.',
      ],
      ru: [
        'Пять горок вьются между стволами; стальные опоры ввинчены в землю, чтобы не задеть корни. Верхняя точка — 13 метров, на два метра ниже крон.',
        'Парк открыт с 10:00 до 13:00 и с 15:00 до 18:00. Шум остаётся в лесу и до озера не доходит.',
      ],
    },
    slides: [
      {
        name: { tr: 'Sincap', en: 'Squirrel', de: 'Eichhörnchen', ru: '«Белка»' },
        text: {
          tr: '74 metre, altı viraj, üçü gölgede.',
          en: '74 metres, six bends, three of them in the shade.',
          de: '74 Meter, sechs Kurven, drei davon im Schatten.',
          ru: '74 метра, шесть поворотов, три в тени.',
        },
        minHeightCm: 110,
      },
      {
        name: { tr: 'İğne', en: 'Needle', de: 'Nadel', ru: '«Иголка»' },
        text: {
          tr: 'Dümdüz, 48 derece, üç saniye.',
          en: 'Straight, 48 degrees, three seconds.',
          de: 'Schnurgerade, 48 Grad, drei Sekunden.',
          ru: 'Прямая, 48 градусов, три секунды.',
        },
        minHeightCm: 130,
      },
      {
        name: { tr: 'Reçine', en: 'Resin', de: 'Harz', ru: '«Смола»' },
        text: {
          tr: 'Yavaş ve geniş; dört kişi yan yana kayar.',
          en: 'Slow and wide, four abreast.',
          de: 'Langsam und breit, vier nebeneinander.',
          ru: 'Медленная и широкая, четверо в ряд.',
        },
        minHeightCm: 100,
      },
      {
        name: { tr: 'Yaban arısı', en: 'Wasp', de: 'Wespe', ru: '«Оса»' },
        text: {
          tr: 'Sarı siyah kapalı tüp, bir tam dönüş.',
          en: 'A closed tube in yellow and black, with one full turn.',
          de: 'Geschlossene Röhre in Gelb und Schwarz, eine volle Drehung.',
          ru: 'Закрытая жёлто-чёрная труба с одним витком.',
        },
        minHeightCm: 120,
      },
      {
        name: { tr: 'Palamut', en: 'Acorn', de: 'Eichel', ru: '«Жёлудь»' },
        text: {
          tr: 'Küçüklere iki metrelik kaydırak ve su serpen bir ağaç.',
          en: 'A two-metre slide for the small, and a tree that sprinkles.',
          de: 'Zwei Meter Rutsche für die Kleinen und ein sprühender Baum.',
          ru: 'Двухметровая горка для малышей и дерево-фонтан.',
        },
        minHeightCm: 80,
      },
    ],
  },
  spa: {
    intro: {
      tr: [
        'Spa’nın adı Propolis. Bal mumu, polen, çam reçinesi: malzemenin yarısı bahçeden gelir. Sabah 07.00’de açılır, çünkü masajı koşudan sonra isteyen çoktur.',
        'Bina tek katlıdır ve bütün odaların tavanında çam dallarını gösteren bir pencere bulunur.',
      ],
      en: [
        'The spa is called Propolis. Beeswax, pollen, pine resin: half of what it uses comes from the garden. It opens at seven, because many want their massage after the run.',
        'The house has one storey, and in every treatment room a window in the ceiling shows pine branches.',
      ],
      de: [
        'Das Spa heißt Propolis. Bienenwachs, Pollen, Kiefernharz: Die Hälfte der Zutaten kommt aus dem Garten. Es öffnet um sieben, weil viele die Massage nach dem Laufen wollen.',
        'Das Haus hat ein Geschoss, und in jedem Raum zeigt ein Fenster in der Decke Kiefernzweige.',
      ],
      ru: [
        'Спа называется «Прополис». Воск, пыльца, сосновая смола: половина всего нужного растёт и собирается в саду. Открывается в семь, потому что многие хотят массаж после пробежки.',
        'Дом одноэтажный, и в каждом кабинете в потолке окно, а в нём ветви сосен.',
      ],
    },
    hours: [{ from: '07:00', to: '19:30' }],
    treatments: [
      {
        id: 31001,
        title: { tr: 'Bal sargısı', en: 'Honey wrap', de: 'Honigwickel', ru: 'Медовое обёртывание' },
        text: {
          tr: 'Ilık çam balı, ardından ketene sarılma ve sessizlik.',
          en: 'Warm pine honey, then linen and silence.',
          de: 'Warmer Kiefernhonig, dann Leinen und Stille.',
          ru: 'Тёплый сосновый мёд, затем лён и тишина.',
        },
        minutes: 50,
      },
      {
        id: 31002,
        title: { tr: 'Koşucu bacağı', en: 'Runner’s legs', de: 'Läuferbeine', ru: '«Ноги бегуна»' },
        text: {
          tr: 'Baldır ve uyluk için spor masajı; esneme ile biter.',
          en: 'Sports massage for calves and thighs, ending with a stretch.',
          de: 'Sportmassage für Waden und Schenkel, am Ende gedehnt.',
          ru: 'Спортивный массаж голеней и бёдер с растяжкой в конце.',
        },
        minutes: 35,
      },
      {
        id: 31003,
        title: { tr: 'Reçine ve tuz', en: 'Resin and salt', de: 'Harz und Salz', ru: '«Смола и соль»' },
        text: {
          tr: 'Çam kokulu peeling, hamamda uygulanır.',
          en: 'A pine-scented scrub, given in the hammam.',
          de: 'Peeling mit Kiefernduft, im Hamam.',
          ru: 'Пилинг с ароматом сосны, в хаммаме.',
        },
        minutes: 40,
      },
      {
        id: 31004,
        title: { tr: 'Kürekçi omzu', en: 'Rower’s shoulders', de: 'Rudererschultern', ru: '«Плечи гребца»' },
        text: {
          tr: 'Omuz, kürek kemiği ve ön kol.',
          en: 'Shoulders, blades and forearms.',
          de: 'Schultern, Schulterblätter und Unterarme.',
          ru: 'Плечи, лопатки и предплечья.',
        },
        minutes: 35,
      },
      {
        id: 31005,
        title: { tr: 'Balmumu eller', en: 'Beeswax hands', de: 'Hände in Bienenwachs', ru: '«Руки в воске»' },
        text: {
          tr: 'Ilık mum banyosu, badem yağı, kısa masaj.',
          en: 'A warm wax bath, almond oil, a short massage.',
          de: 'Warmes Wachsbad, Mandelöl, kurze Massage.',
          ru: 'Тёплая восковая ванна, миндальное масло, короткий массаж.',
        },
        minutes: 25,
      },
      {
        id: 31006,
        title: { tr: 'Köpük ve kese', en: 'Foam and kese', de: 'Schaum und Kese', ru: 'Пена и кесе' },
        text: {
          tr: 'Geleneksel hamam, propolisli sabunla.',
          en: 'The traditional hammam, with propolis soap.',
          de: 'Der klassische Hamam, mit Propolisseife.',
          ru: 'Традиционный хаммам с прополисным мылом.',
        },
        minutes: 45,
      },
    ],
    facilities: [
      {
        title: { tr: 'Altıgen hamam', en: 'Six-sided hammam', de: 'Sechseckiger Hamam', ru: 'Шестигранный хаммам' },
        text: {
          tr: 'Altı kurna, 40 derece, gün ışığı kubbeden.',
          en: 'Six basins, 40 degrees, daylight from the dome.',
          de: 'Sechs Becken, 40 Grad, Tageslicht aus der Kuppel.',
          ru: 'Шесть курн, 40 градусов, дневной свет из купола.',
        },
      },
      {
        title: { tr: 'Soğuk kuyu', en: 'Cold well', de: 'Kalter Brunnen', ru: 'Холодный колодец' },
        text: {
          tr: '11 derecelik dalma havuzu; dayanma rekoru tutulmaz.',
          en: 'A plunge pool at 11 degrees; no records are kept.',
          de: 'Tauchbecken mit 11 Grad; Rekorde werden nicht geführt.',
          ru: 'Купель 11 градусов; рекорды не записывают.',
        },
      },
      {
        title: { tr: 'Çam saunası', en: 'Pine sauna', de: 'Kiefernsauna', ru: 'Сосновая сауна' },
        text: {
          tr: '78 derece, göle bakan pencere, 10 kişi.',
          en: '78 degrees, a window to the lake, ten places.',
          de: '78 Grad, Fenster zum See, zehn Plätze.',
          ru: '78 градусов, окно на озеро, десять мест.',
        },
      },
    ],
  },
  shopping: {
    tr: [
      'Lobinin yanında dört dükkân: bal ve balmumu mumu satan Kovan Dükkânı, spor malzemesi, bakkal ve eczane. Bal kavanozu uçağa uygun boyda da vardır, 90 gram.',
      'Side’nin dükkânlarına bisikletle 25 dakika; yol düz, göl kıyısından ve ırmak köprüsünden geçer. Cumartesi pazarı Side girişindedir.',
    ],
    en: [
      'Four shops beside the lobby: the Hive Shop with honey and beeswax candles, a sports shop, a grocer and a chemist. The honey also comes in a jar fit for hand luggage, 90 grams.',
      'The shops of Side are 25 minutes away by bicycle; the road is flat and follows the lake and the river bridge. The Saturday market is at the entrance of the town.',
    ],
    de: [
      'Vier Läden neben der Lobby: der Bienenladen mit Honig und Wachskerzen, ein Sportgeschäft, ein Lebensmittelladen und eine Apotheke. Den Honig gibt es auch im Glas fürs Handgepäck, 90 Gramm.',
      'Zu den Läden von Side sind es mit dem Rad 25 Minuten, eben am See entlang und über die Flussbrücke. Samstags ist Markt am Ortseingang.',
    ],
    ru: [
      'Четыре магазина рядом с лобби: «Лавка улья» с мёдом и восковыми свечами, спортивный, бакалея и аптека. Мёд есть и в баночке для ручной клади, 90 граммов.',
      'До магазинов Сиде 25 минут на велосипеде: дорога ровная, вдоль озера и через мост. По субботам у въезда в город рынок.',
    ],
  },
  philosophy: {
    tr: [
      'Sabah bizce günün en az kullanılan yeridir. Onu kullanmak isteyene kapıyı açık, suyu sıcak, yolu aydınlık buluruz; istemeyene de perdeyi kapatırız.',
      'Arılardan öğrendiğimiz tek şey var: iyi bir yer, herkesin küçük bir işi iyi yaptığı yerdir. Ormanı biz dikmedik, ama her kasım otuz fidan ekleriz.',
    ],
    en: [
      'The morning, we think, is the least used part of the day. For those who want it the door is open, the water warm and the path lit; for the others we draw the curtain.',
      'The bees have taught us one thing: a good place is one where everybody does something small well. We did not plant the forest, but each November we add thirty saplings.',
    ],
    de: [
      'Der Morgen ist unserer Meinung nach der am wenigsten genutzte Teil des Tages. Wer ihn will, findet die Tür offen, das Wasser warm und den Weg beleuchtet; für die anderen ziehen wir den Vorhang zu.',
      'Von den Bienen haben wir eines gelernt: Ein guter Ort ist einer, an dem jeder etwas Kleines gut macht. Den Wald haben wir nicht gepflanzt, aber jeden November kommen dreißig Setzlinge dazu.',
    ],
    ru: [
      'Утро, по-нашему, самая неиспользованная часть дня. Кому оно нужно, тот найдёт открытую дверь, тёплую воду и освещённую тропу; для остальных мы задёргиваем штору.',
      'У пчёл мы научились одному: хорошее место — там, где каждый хорошо делает что-то небольшое. Лес сажали не мы, но каждый ноябрь добавляем тридцать саженцев.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-star', year: 2023 },
    { code: 'sustainable-tourism', year: 2025 },
    { code: 'iso-50001', year: 2024 },
    { code: 'zero-waste', year: 2023 },
  ],
  stories: [
    {
      title: { tr: 'Saat 05.50', en: 'Ten to six', de: 'Zehn vor sechs', ru: 'Без десяти шесть' },
      pictures: ['sport', 'coast', 'breakfast', 'coffee'],
    },
    {
      title: { tr: 'Kovandan kaşığa', en: 'From hive to spoon', de: 'Vom Stock zum Löffel', ru: 'Из улья в ложку' },
      pictures: ['garden', 'kids', 'dessert', 'meze', 'spa'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Arılar konukları rahatsız eder mi?',
        en: 'Do the bees bother guests?',
        de: 'Stören die Bienen die Gäste?',
        ru: 'Пчёлы не мешают гостям?',
      },
      answer: {
        tr: 'Kovanlar odalara ve oyun alanına 140 metreden uzaktır, uçuş yönü ormana doğrudur. Alerjiniz varsa bize söyleyin; kuzey uçta bir oda veririz.',
        en: 'The hives are at least 140 metres from rooms and playground, and the bees fly towards the wood. Tell us of an allergy and we give you a room at the northern end.',
        de: 'Die Stöcke stehen mindestens 140 Meter von Zimmern und Spielplatz, die Flugrichtung ist der Wald. Bei einer Allergie bekommen Sie ein Zimmer am Nordende.',
        ru: 'Ульи не ближе 140 метров от номеров и площадки, пчёлы летают в сторону леса. Сообщите об аллергии, и мы дадим номер на северном краю.',
      },
    },
    {
      question: {
        tr: 'Göl sivrisinek yapar mı?',
        en: 'What about mosquitoes from the lake?',
        de: 'Gibt es am See Mücken?',
        ru: 'Есть ли у озера комары?',
      },
      answer: {
        tr: 'Akşam yarım saat, mayıs ve haziranda. Tüm pencerelerde tül vardır; gölde yaşayan balıklar gerisini yer.',
        en: 'For half an hour at dusk in May and June. Every window has a screen, and the fish in the lake eat most of the rest.',
        de: 'Im Mai und Juni eine halbe Stunde in der Dämmerung. Alle Fenster haben Gitter, den Rest erledigen die Fische.',
        ru: 'В мае и июне полчаса на закате. На всех окнах сетки, с остальным справляются рыбы.',
      },
    },
    {
      question: {
        tr: 'Kendi bisikletimi getirebilir miyim?',
        en: 'May I bring my own bicycle?',
        de: 'Kann ich mein eigenes Rad mitbringen?',
        ru: 'Можно приехать со своим велосипедом?',
      },
      answer: {
        tr: 'Evet. 80 kilitli yer, yıkama alanı ve tamirci vardır; kutu ve valizler dönüşe kadar saklanır.',
        en: 'Yes. There are 80 locked places, a washing bay and a mechanic; boxes are kept until you leave.',
        de: 'Ja. Es gibt 80 abschließbare Plätze, eine Waschbucht und einen Mechaniker; Koffer bewahren wir auf.',
        ru: 'Да. Есть 80 запираемых мест, мойка и механик; чехлы и коробки мы храним до отъезда.',
      },
    },
    {
      question: {
        tr: 'Geç uyanırsam kahvaltı kaçar mı?',
        en: 'Do late sleepers miss breakfast?',
        de: 'Verpassen Langschläfer das Frühstück?',
        ru: 'Соня останется без завтрака?',
      },
      answer: {
        tr: 'Kaçmaz. Büfe 10.30’a kadar, Kovan’daki geç kahvaltı tabağı öğlene kadar sürer.',
        en: 'No. The buffet runs until half past ten, and the Hive serves a late plate until noon.',
        de: 'Nein. Das Buffet steht bis halb elf, im Bienenkorb gibt es bis mittags einen späten Teller.',
        ru: 'Нет. Шведский стол до 10:30, а в «Улье» поздний завтрак подают до полудня.',
      },
    },
  ],
  gaps: { pages: ['meeting'], byLang: { ru: ['shopping'] } },
}
