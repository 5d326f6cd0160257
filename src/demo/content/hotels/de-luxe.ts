import type { HotelContent } from '../types.ts'

export const deLuxe: HotelContent = {
  key: 'de-luxe',
  id: 27,
  slug: 'crystal-de-luxe',
  name: 'Crystal De Luxe',
  region: 'KEMER',
  stars: 5,
  opened: 1999,
  renovated: 2021,
  roomsTotal: 312,
  latitude: 36.6026,
  longitude: 30.5702,
  address: 'Merkez Mahallesi, Liman Caddesi No: 8, 07980 Kemer / Antalya, Türkiye',
  phone: '+90 242 555 01 27',
  email: 'de-luxe@crystalhotels.example',
  whatsapp: '905325550127',
  locality: { tr: 'Kemer, Liman', en: 'Kemer, by the marina', de: 'Kemer, am Jachthafen', ru: 'Кемер, у марины' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Антальи (AYT)',
    },
    km: 59,
    minutes: 65,
  },
  centre: { name: { tr: 'Kemer çarşısı', en: 'Kemer town centre', de: 'Ortskern Kemer', ru: 'Центр Кемера' }, km: 0.3 },
  beach: { lengthM: 90, walkM: 180, ground: 'pebble', blueFlag: true },
  slogan: {
    tr: 'Limana tepeden bakan kule',
    en: 'The tower above the masts',
    de: 'Der Turm über den Masten',
    ru: 'Башня над мачтами марины',
  },
  sloganText: {
    tr: 'On bir kat, 312 oda ve aşağıda 230 tekne; Kemer’in çarşısı 300 metre, denizi 180 metre ötede.',
    en: 'Eleven storeys, 312 rooms and 230 boats below; the shops are 300 metres away, the sea 180.',
    de: 'Elf Stockwerke, 312 Zimmer und unten 230 Boote; zum Ortskern sind es 300 Meter, zum Meer 180.',
    ru: 'Одиннадцать этажей, 312 номеров и 230 яхт внизу; до магазинов 300 метров, до моря 180.',
  },
  promise: {
    tr: 'Otelde kalıp kasabada yaşamayı sevenler için: akşam kordonda yürüyüş, gece on birinci katta kahve.',
    en: 'For people who sleep in a hotel but live in the town: a walk along the quay, then coffee on the eleventh floor.',
    de: 'Für Gäste, die im Hotel schlafen und in der Stadt leben: abends über den Kai, nachts Kaffee im elften Stock.',
    ru: 'Для тех, кто спит в отеле, а живёт в городе: вечером прогулка по набережной, потом кофе на одиннадцатом этаже.',
  },
  about: {
    tr: [
      'Crystal De Luxe, Kemer Marina’nın girişine 250 metre uzaklıkta, kıyının tek yüksek binasıdır. 1999’da bugünkü imar sınırından önce yapıldı; on bir kat çıktığı için bahçesi dar, manzarası geniştir. Her odanın balkonu ya limana ya Beydağları’na bakar, arkaya düşen oda yoktur.',
      'Kule sekizgendir. Ortasında dört asansör ve yukarıdan ışık alan bir merdiven döner; merdivenin her katında, 1999’dan bugüne limana bağlanmış bir teknenin maketi durur. 2021’de cephe açık renge boyandı, pencereler çift cama geçti ve çarşının gece sesi odalardan kalktı.',
      'Gün burada iki yöne akar. Sabah sahile inilir, öğleden sonra marinadan günübirlik tekneye binilir ya da çarşıda ayakkabı denenir. Otelin içinde mini kulüp ve dört havuz vardır, yine de misafirin çoğu akşamı dışarıda geçirir ve on birinci kata son bir içki için döner.',
    ],
    en: [
      'Crystal De Luxe is the one tall building on this shore, 250 metres from the entrance to Kemer Marina. It was built in 1999, before the present height limit; having gone up eleven storeys it has a small garden and a wide view. Every balcony faces the harbour or the Beydağları, and no room looks on to a back yard.',
      'The tower is an octagon. Four lifts run through the middle, and a stair turns around them in light from above, with the model of a boat on each landing: all of them have moored here since 1999. In 2021 the front was painted pale and the windows doubled, so the town at night is seen now and not heard.',
      'A day goes in two directions. In the morning it is down to the shore; in the afternoon aboard a day boat from the marina, or into the bazaar to try on shoes. The house has a small kids club and four pools, yet most guests spend the evening in town and come back to the eleventh floor for a last drink.',
    ],
    de: [
      'Das Crystal De Luxe ist das einzige hohe Haus an diesem Ufer, 250 Meter vom Eingang des Jachthafens von Kemer entfernt. Gebaut wurde es 1999, vor der heutigen Höhengrenze. Weil es elf Stockwerke hat, ist der Garten klein und der Blick weit. Jeder Balkon geht zum Hafen oder zum Beydağları, ein Hofzimmer gibt es nicht.',
      'Der Turm ist achteckig. In der Mitte fahren vier Aufzüge, um sie herum dreht sich eine Treppe im Licht von oben; auf jedem Absatz steht das Modell eines Bootes, das seit 1999 hier angelegt hat. 2021 wurde die Fassade hell gestrichen, die Fenster bekamen Doppelglas. Seither sieht man die Stadt bei Nacht, hört sie aber nicht mehr.',
      'Ein Tag läuft hier in zwei Richtungen. Morgens geht es ans Ufer, nachmittags mit dem Ausflugsboot hinaus oder in die Ladenstraßen, Schuhe anprobieren. Im Haus gibt es einen kleinen Kinderclub und vier Pools, doch den Abend verbringen die meisten im Ort und kommen auf ein letztes Glas in den elften Stock zurück.',
    ],
    ru: [
      'Crystal De Luxe — единственное высокое здание на этом берегу, в 250 метрах от входа в марину Кемера. Его построили в 1999 году, до нынешнего ограничения высоты. Одиннадцать этажей оставили отелю небольшой сад и широкий вид: каждый балкон смотрит на гавань или на Бейдаглары, номеров во двор здесь нет.',
      'Башня восьмиугольная. В центре четыре лифта, вокруг них вьётся лестница, освещённая сверху; на каждой площадке стоит модель яхты, которая швартовалась здесь с 1999 года. В 2021-м фасад перекрасили в светлый цвет и поставили двойные стёкла: ночной город теперь видно, но не слышно.',
      'День здесь идёт в двух направлениях. Утром спускаются к берегу, днём садятся на прогулочную яхту или примеряют обувь в торговых рядах. В отеле есть небольшой детский клуб и четыре бассейна, но вечер большинство проводит в городе и возвращается на одиннадцатый этаж за последним бокалом.',
    ],
  },
  highlights: [
    {
      title: { tr: 'Liman defteri', en: 'The harbour log', de: 'Das Hafenbuch', ru: 'Журнал гавани' },
      text: {
        tr: 'Resepsiyonda her sabah, o gün limana giren ve çıkan teknelerin adı ve bayrağı yazılır.',
        en: 'Each morning reception writes up the names and flags of the boats due in and out that day.',
        de: 'Jeden Morgen notiert die Rezeption Namen und Flaggen der Boote, die an diesem Tag ein- und auslaufen.',
        ru: 'Каждое утро на ресепшен записывают названия и флаги яхт, которые придут и уйдут в этот день.',
      },
      picture: 'harbour',
    },
    {
      title: { tr: 'On birinci kat', en: 'The eleventh floor', de: 'Der elfte Stock', ru: 'Одиннадцатый этаж' },
      text: {
        tr: '38 metre yükseklikte sekiz kenarlı teras: dördü denize, ikisi kasabaya, ikisi dağa bakar.',
        en: 'An eight-sided terrace 38 metres up: four sides to the sea, two to the town, two to the mountains.',
        de: 'Eine achteckige Terrasse in 38 Metern Höhe: vier Seiten zum Meer, zwei zum Ort, zwei zu den Bergen.',
        ru: 'Восьмигранная терраса на высоте 38 метров: четыре стороны к морю, две к городу, две к горам.',
      },
      picture: 'terrace',
    },
    {
      title: {
        tr: 'Kendi iskelemizden tekne',
        en: 'A boat of our own',
        de: 'Ein eigenes Boot',
        ru: 'Собственная лодка',
      },
      text: {
        tr: '14 metrelik ahşap tekne, 18 misafirle her gün 10.30’da Phaselis koylarına açılır, 16.00’da döner.',
        en: 'A wooden boat of 14 metres takes eighteen guests to the coves of Phaselis at half past ten, back by four.',
        de: 'Ein 14 Meter langes Holzboot fährt um halb elf mit achtzehn Gästen in die Buchten von Phaselis, zurück um vier.',
        ru: 'Деревянная лодка длиной 14 метров в 10:30 увозит восемнадцать гостей в бухты Фаселиса и к 16:00 возвращается.',
      },
      picture: 'coast',
    },
    {
      title: { tr: 'Yürüyerek çarşı', en: 'Town by foot', de: 'In den Ort zu Fuß', ru: 'В город пешком' },
      text: {
        tr: 'Çarşıya dört dakika, tekne pazarına altı, cuma pazarına on bir dakika. Paketlerinizi dükkândan biz alırız.',
        en: 'Four minutes to the shops, six to the quay, eleven to the market. We collect what you buy.',
        de: 'Vier Minuten zu den Läden, sechs zum Kai, elf zum Markt. Ihre Einkäufe holen wir ab.',
        ru: 'Четыре минуты до магазинов, шесть до причала, одиннадцать до рынка. Покупки заберём мы.',
      },
      picture: 'shopping',
    },
  ],
  day: [
    {
      title: {
        tr: 'Balıkçılar döner',
        en: 'The fishermen return',
        de: 'Die Fischer kommen zurück',
        ru: 'Рыбаки возвращаются',
      },
      text: {
        tr: 'Mendirekten üç tekne girer, aşçıbaşı kasaları kıyıda seçer.',
        en: 'Three boats come in past the mole and the chef picks his crates on the quay.',
        de: 'Drei Boote laufen ein, der Küchenchef sucht seine Kisten am Kai aus.',
        ru: 'Из-за мола приходят три лодки, шеф-повар выбирает ящики прямо на причале.',
      },
      from: '06:30',
      to: '07:30',
    },
    {
      title: {
        tr: 'Demir almadan kahvaltı',
        en: 'Breakfast before casting off',
        de: 'Frühstück vor dem Ablegen',
        ru: 'Завтрак перед отплытием',
      },
      text: {
        tr: 'Tekneye çıkacaklara kumanya sepeti hazırlanır.',
        en: 'Those going aboard collect a hamper with their second tea.',
        de: 'Wer an Bord geht, bekommt zum zweiten Tee einen Proviantkorb.',
        ru: 'Тем, кто идёт в море, ко второй чашке чая собирают корзину.',
      },
      from: '07:30',
      to: '10:00',
    },
    {
      title: { tr: 'Koyda öğle', en: 'Noon in the bay', de: 'Mittag in der Bucht', ru: 'Полдень в бухте' },
      text: {
        tr: 'Sahilde çakıl sıcak, su 27 derece; kule öğleden sonra plajın yarısına gölge verir.',
        en: 'Warm pebbles, water at 27 degrees; after two the tower shades half the beach.',
        de: 'Warme Kiesel, 27 Grad im Wasser; ab zwei wirft der Turm Schatten auf den halben Strand.',
        ru: 'Тёплая галька, вода 27 градусов; после двух башня накрывает тенью половину пляжа.',
      },
      from: '11:30',
      to: '15:00',
    },
    {
      title: { tr: 'Kordon turu', en: 'Along the quay', de: 'Am Kai entlang', ru: 'Вдоль набережной' },
      text: {
        tr: 'Güneş dağın ardına inerken herkes kıyıda yürür, dondurma sırası uzar.',
        en: 'As the sun drops behind the mountain the whole town walks, and the ice-cream queue grows.',
        de: 'Wenn die Sonne hinter dem Berg verschwindet, geht die ganze Stadt spazieren, und die Schlange vor dem Eis wächst.',
        ru: 'Когда солнце уходит за гору, гуляет весь город, и очередь за мороженым растёт.',
      },
      from: '18:30',
      to: '20:30',
    },
    {
      title: { tr: 'Fenerler', en: 'The harbour lights', de: 'Die Hafenlichter', ru: 'Огни гавани' },
      text: {
        tr: 'On birinci katta piyano; kırmızı fener iskelede, yeşil fener sancakta.',
        en: 'A piano on the eleventh floor, the red light to port and the green to starboard.',
        de: 'Klavier im elften Stock, das rote Licht an Backbord, das grüne an Steuerbord.',
        ru: 'На одиннадцатом этаже рояль; красный огонь слева, зелёный справа.',
      },
      from: '21:30',
      to: '00:30',
    },
  ],
  beachText: {
    tr: [
      'Plaj, mendireğin güneyinde 90 metrelik bir çakıl koyudur; otelden bir yaya geçidi ve gölgeli bir patikayla 180 metrede inilir. Mendirek poyrazı keser, su çoğu gün çarşaf gibidir. Çakıl iridir, girişte deniz ayakkabısı ödünç verilir.',
      'Şezlonglar üç sıradır, ön sıra kimseye ayrılmaz. Suya çakıldan ya da 20 metrelik iskeleden girilir. Kum isteyenler için on dakika ötedeki Ayışığı koyuna yarım saatte bir servis kalkar.',
    ],
    en: [
      'The beach is a pebble cove of 90 metres on the south side of the mole, reached in 180 metres by a crossing and a shaded path. The mole keeps off the north wind, so most days the water lies flat. The pebbles are large; bathing shoes are lent at the entrance.',
      'Loungers stand in three rows and the front one cannot be reserved. You go in over the pebbles or from a jetty of 20 metres. For sand, a shuttle leaves every half hour for Moonlight Bay, ten minutes away.',
    ],
    de: [
      'Der Strand ist eine 90 Meter lange Kieselbucht südlich der Mole; über einen Zebrastreifen und einen schattigen Weg sind es 180 Meter. Die Mole hält den Nordwind ab, an den meisten Tagen liegt das Wasser glatt. Die Kiesel sind groß, Badeschuhe gibt es am Eingang zu leihen.',
      'Die Liegen stehen in drei Reihen, die vordere lässt sich nicht reservieren. Ins Wasser geht man über die Kiesel oder vom 20 Meter langen Steg. Wer Sand möchte: Jede halbe Stunde fährt ein Bus in zehn Minuten zur Mondscheinbucht.',
    ],
    ru: [
      'Пляж — галечная бухта длиной 90 метров к югу от мола; до неё 180 метров через переход и по тенистой дорожке. Мол закрывает от северного ветра, и почти всегда вода гладкая. Галька крупная, у входа дают напрокат коралловые тапочки.',
      'Шезлонги стоят в три ряда, первый не бронируется. В воду заходят по гальке или с пирса длиной 20 метров. Тем, кому нужен песок, каждые полчаса автобус до бухты Айышыгы, десять минут пути.',
    ],
  },
  pools: [
    {
      name: { tr: 'Rıhtım havuzu', en: 'Quay pool', de: 'Kaibecken', ru: 'Бассейн «Причал»' },
      text: {
        tr: 'Kulenin önünde, kenarı limana hizalı uzun havuz; sabahları kulvar çekilir.',
        en: 'A long pool before the tower, in line with the harbour; lanes are roped off early.',
        de: 'Ein langes Becken vor dem Turm, parallel zum Hafen; frühmorgens mit Schwimmbahnen.',
        ru: 'Длинный бассейн перед башней, вровень с гаванью; утром натягивают дорожки.',
      },
      areaM2: 420,
      depthM: 1.6,
      heated: false,
      from: '07:00',
      to: '19:00',
    },
    {
      name: { tr: 'On ikinci güverte', en: 'Twelfth deck', de: 'Zwölftes Deck', ru: 'Двенадцатая палуба' },
      text: {
        tr: 'Çatıda, camdan kenarlı küçük havuz; 28 derece, ayaklarınızın altında 230 direk.',
        en: 'A small glass-edged pool on the roof at 28 degrees, with 230 masts below your feet.',
        de: 'Ein kleines Dachbecken mit Glasrand, 28 Grad, und 230 Masten unter den Füßen.',
        ru: 'Небольшой бассейн на крыше со стеклянным краем, 28 градусов и 230 мачт под ногами.',
      },
      areaM2: 74,
      depthM: 1.3,
      heated: true,
      from: '09:00',
      to: '22:00',
    },
    {
      name: { tr: 'Şamandıra', en: 'The buoy', de: 'Die Boje', ru: 'Буй' },
      text: {
        tr: 'Çocuklar için 40 cm derinlikte, gölgelikli, kapısı kilitli havuz.',
        en: 'For children: 40 centimetres deep, under an awning, behind a latched gate.',
        de: 'Für Kinder: 40 Zentimeter tief, unter einem Sonnensegel, hinter einem Tor mit Riegel.',
        ru: 'Для детей: глубина 40 см, под тентом, за калиткой с защёлкой.',
      },
      areaM2: 55,
      depthM: 0.4,
      heated: true,
      from: '09:00',
      to: '18:00',
    },
    {
      name: { tr: 'Sarı salon', en: 'Yellow hall pool', de: 'Gelbe Halle', ru: 'Жёлтый зал' },
      text: {
        tr: 'Spa katında sarı çinili kapalı havuz, 29 derece.',
        en: 'The indoor pool on the spa floor, tiled in yellow, 29 degrees.',
        de: 'Das gelb geflieste Hallenbad im Spa-Geschoss, 29 Grad.',
        ru: 'Крытый бассейн на этаже спа, в жёлтой плитке, 29 градусов.',
      },
      areaM2: 104,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '21:00',
    },
  ],
  rooms: [
    {
      id: 2701,
      category: 'STANDARD',
      name: { tr: 'Liman odası', en: 'Harbour room', de: 'Hafenzimmer', ru: 'Номер с видом на гавань' },
      slug: { tr: 'liman-odasi', en: 'harbour-room', de: 'hafenzimmer', ru: 'nomer-s-vidom-na-gavan' },
      text: {
        tr: '27 m², dördüncü ile sekizinci kat arasında, direklerin üstünden deniz.',
        en: '27 square metres between the fourth and eighth floors, the sea beyond the masts.',
        de: '27 Quadratmeter zwischen viertem und achtem Stock, hinter den Masten das Meer.',
        ru: '27 м², с четвёртого по восьмой этаж; за мачтами видно море.',
      },
      body: {
        tr: [
          'Kulenin sekizgen olması odaları hafif bir yamuk yapar: kapı dar, pencere geniştir. Yatak pencereye döner, masa balkon kapısının yanında kalır. Halının yerini açık meşe parke almıştır.',
          'Balkonda iki sandalye ve bir liman haritası vardır; hangi iskelede kimin yattığı yazar. Çift cam kapanınca çarşının müziği duyulmaz, sabah ilk ses martılarınkidir.',
        ],
        en: [
          'An octagonal tower makes its rooms slightly wedge-shaped, narrow at the door and wide at the window. The bed faces the light and the desk stands by the balcony door, on a floor of pale oak.',
          'On the balcony are two chairs and a chart of the harbour which says who lies on which pontoon. With the double windows shut the town’s music stays outside; the first sound of the day is gulls.',
        ],
        de: [
          'Im achteckigen Turm sind die Zimmer leicht keilförmig: schmal an der Tür, breit am Fenster. Das Bett steht zum Licht, der Schreibtisch an der Balkontür, der Boden ist aus heller Eiche.',
          'Auf dem Balkon zwei Stühle und ein Hafenplan, der verrät, wer an welchem Steg liegt. Bei geschlossenem Doppelfenster bleibt die Musik des Ortes draußen; als Erstes hört man morgens die Möwen.',
        ],
        ru: [
          'Из-за восьмиугольной башни номера слегка клиновидные: узкие у двери и широкие у окна. Кровать повёрнута к свету, стол стоит у балконной двери, пол из светлого дуба.',
          'На балконе два кресла и план гавани, где указано, кто у какого причала стоит. При закрытых двойных окнах музыки города не слышно; первыми утром подают голос чайки.',
        ],
      },
      sizeM2: 27,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Marina ve deniz', en: 'Marina and sea', de: 'Jachthafen und Meer', ru: 'Марина и море' },
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
        'desk',
      ],
      picture: 'room',
    },
    {
      id: 2702,
      category: 'STANDARD',
      name: { tr: 'Dağ odası', en: 'Mountain room', de: 'Bergzimmer', ru: 'Номер с видом на горы' },
      slug: { tr: 'dag-odasi', en: 'mountain-room', de: 'bergzimmer', ru: 'nomer-s-vidom-na-gory' },
      text: {
        tr: '27 m², Beydağları’na bakan balkon; kulenin serin ve sakin tarafı.',
        en: '27 square metres with a balcony to the Beydağları: the cool and quiet side of the tower.',
        de: '27 Quadratmeter mit Balkon zum Beydağları: die kühle, ruhige Seite des Turms.',
        ru: '27 м² и балкон на Бейдаглары — прохладная и тихая сторона башни.',
      },
      body: {
        tr: [
          'Batı cephesi öğlene kadar gölgededir; geç kalkanlar ve küçük çocuğu öğlen uyuyanlar bu tarafı ister. Nisan sonuna kadar karşıdaki 2.365 metrelik Tahtalı’nın zirvesinde kar görülür.',
          'Oda liman odasıyla aynı ölçülerdedir, renkleri farklıdır: ceviz, koyu yeşil, keten. Balkonun yanında sırt çantası ve ıslak bot için bir dolap, dolabın içinde yürüyüş haritaları vardır.',
        ],
        en: [
          'The west side stays in shade until noon, and is asked for by late risers and by parents of children who nap. Until the end of April there is snow on the summit of Tahtalı, 2,365 metres up, across the valley.',
          'The measurements are those of the harbour room, the colours are others: walnut, dark green, linen. Beside the balcony is a cupboard for rucksacks and boots, with walking maps inside.',
        ],
        de: [
          'Die Westseite liegt bis Mittag im Schatten; Langschläfer und Eltern mit Mittagsschlafkindern fragen danach. Bis Ende April liegt gegenüber Schnee auf dem 2.365 Meter hohen Tahtalı.',
          'Die Maße sind die des Hafenzimmers, die Farben andere: Nussbaum, Dunkelgrün, Leinen. Neben dem Balkon steht ein Schrank für Rucksäcke und Stiefel, darin liegen Wanderkarten.',
        ],
        ru: [
          'Западная сторона до полудня в тени; её просят те, кто встаёт поздно, и родители детей, которые спят днём. До конца апреля на вершине Тахталы, на высоте 2365 метров, лежит снег.',
          'Размеры те же, что у номера с видом на гавань, цвета другие: орех, тёмно-зелёный, лён. У балкона шкаф для рюкзаков и ботинок, в нём лежат карты маршрутов.',
        ],
      },
      sizeM2: 27,
      maxAdults: 2,
      maxChildren: 1,
      beds: { tr: '2 tek kişilik yatak', en: '2 single beds', de: '2 Einzelbetten', ru: '2 односпальные кровати' },
      view: { tr: 'Beydağları', en: 'Beydağları mountains', de: 'Beydağları-Gebirge', ru: 'Горы Бейдаглары' },
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
      id: 2703,
      category: 'STANDARD',
      name: {
        tr: 'Yüksek kat odası',
        en: 'High-floor room',
        de: 'Zimmer in den oberen Stockwerken',
        ru: 'Номер на верхних этажах',
      },
      slug: {
        tr: 'yuksek-kat-odasi',
        en: 'high-floor-room',
        de: 'zimmer-obere-stockwerke',
        ru: 'nomer-na-verhnih-etazhah',
      },
      text: {
        tr: '29 m², dokuzuncu ve onuncu katta; ufuk on iki deniz mili kadar ötede.',
        en: '29 square metres on the ninth and tenth floors, the horizon some twelve nautical miles off.',
        de: '29 Quadratmeter im neunten und zehnten Stock, der Horizont gut zwölf Seemeilen entfernt.',
        ru: '29 м² на девятом и десятом этажах, до горизонта около двенадцати морских миль.',
      },
      body: {
        tr: [
          'Yukarı çıktıkça sesler azalır, rüzgâr artar. Bu yüzden balkonların yanları camla kapalıdır; akşam mum yanık kalır. Odada dürbün ve liman defterinin bir kopyası bulunur.',
          'Yatak 180 cm, banyoda yağmur duşu vardır. Balkonun altı açık camdır; baş dönmesi olanlara rezervasyonda başka bir kat öneririz.',
        ],
        en: [
          'The higher you go, the less you hear and the more it blows, so the balconies are glazed at the sides and a candle stays alight at night. There are binoculars and a copy of the harbour log in each room.',
          'The bed is 180 centimetres wide, the shower a rain shower. Balcony rails are clear glass down to the floor; if heights make you dizzy, tell us and we will put you lower.',
        ],
        de: [
          'Je höher, desto stiller und windiger. Deshalb sind die Balkone seitlich verglast, und abends bleibt die Kerze an. In jedem Zimmer liegen ein Fernglas und eine Abschrift des Hafenbuchs.',
          'Das Bett ist 180 Zentimeter breit, im Bad gibt es eine Regendusche. Die Brüstung ist bis zum Boden aus Klarglas; wem dabei schwindlig wird, dem geben wir ein tieferes Stockwerk.',
        ],
        ru: [
          'Чем выше, тем тише и ветренее, поэтому балконы по бокам застеклены и свеча вечером не гаснет. В каждом номере бинокль и копия журнала гавани.',
          'Кровать шириной 180 см, в ванной тропический душ. Ограждение балкона прозрачное до самого пола; если кружится голова, скажите нам, и мы поселим вас ниже.',
        ],
      },
      sizeM2: 29,
      maxAdults: 3,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik yatak, 1 divan',
        en: '1 double bed, 1 daybed',
        de: '1 Doppelbett, 1 Schlafliege',
        ru: '1 двуспальная кровать, 1 кушетка',
      },
      view: { tr: 'Açık deniz', en: 'Open sea', de: 'Offenes Meer', ru: 'Открытое море' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'espresso',
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
      id: 2704,
      category: 'FAMILY',
      name: {
        tr: 'İki kapılı aile odası',
        en: 'Two-door family room',
        de: 'Familienzimmer mit zwei Türen',
        ru: 'Семейный номер с двумя дверями',
      },
      slug: {
        tr: 'iki-kapili-aile-odasi',
        en: 'two-door-family-room',
        de: 'familienzimmer-zwei-tueren',
        ru: 'semejnyj-nomer',
      },
      text: {
        tr: '41 m², ebeveyn ile çocuk arasında gerçek bir kapı, iki banyo.',
        en: '41 square metres, a real door between parents and children, and two bathrooms.',
        de: '41 Quadratmeter, eine richtige Tür zwischen Eltern und Kindern, zwei Bäder.',
        ru: '41 м², настоящая дверь между родителями и детьми, две ванные.',
      },
      body: {
        tr: [
          'Kulenin köşelerinde iki oda birleştirilerek yapıldı; iki banyo bu yüzdendir. Çocuk tarafında lombozlu ranza, denizci düğümü panosu ve alçak bir askılık vardır. Kapı kapanınca iki tarafın televizyonu birbirine karışmaz.',
          'Balkon kilidi 150 cm yüksektedir. Bebek yatağı ve sterilizatör gelmeden odaya konur. İkinci ile altıncı kat arasında yirmi dört tane vardır.',
        ],
        en: [
          'Made by joining two rooms at the corners of the tower, which is why there are two bathrooms. The children have bunks with portholes, a board for learning knots, and low coat hooks. With the door shut neither side hears the other’s television.',
          'Balcony locks sit at 150 centimetres. A cot and a steriliser are in place before you arrive. There are twenty-four of these, between the second and sixth floors.',
        ],
        de: [
          'Entstanden aus zwei Zimmern an den Ecken des Turms, daher die beiden Bäder. Die Kinder haben ein Etagenbett mit Bullaugen, ein Knotenbrett und niedrige Haken. Ist die Tür zu, hört keine Seite den Fernseher der anderen.',
          'Die Balkonschlösser sitzen in 150 Zentimetern Höhe. Babybett und Sterilisator stehen vor der Anreise bereit. Es gibt vierundzwanzig davon, vom zweiten bis zum sechsten Stock.',
        ],
        ru: [
          'Их сделали из двух номеров на углах башни, поэтому ванных две. У детей двухъярусная кровать с иллюминаторами, доска с морскими узлами и низкие крючки. Когда дверь закрыта, чужой телевизор не слышен.',
          'Замки на балконах стоят на высоте 150 см. Детскую кроватку и стерилизатор ставят до приезда. Таких номеров двадцать четыре, со второго по шестой этаж.',
        ],
      },
      sizeM2: 41,
      maxAdults: 3,
      maxChildren: 3,
      beds: {
        tr: '1 çift kişilik yatak, 1 ranza',
        en: '1 double bed, 1 bunk bed',
        de: '1 Doppelbett, 1 Etagenbett',
        ru: '1 двуспальная и 1 двухъярусная кровати',
      },
      view: { tr: 'Kasaba ve deniz', en: 'Town and sea', de: 'Ort und Meer', ru: 'Город и море' },
      features: [
        'air-conditioning',
        'balcony',
        'sliding-door',
        'bunk-beds',
        'two-bathrooms',
        'baby-cot',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
      ],
      picture: 'family-room',
    },
    {
      id: 2705,
      category: 'STANDARD',
      name: {
        tr: 'Bahçe katı odası',
        en: 'Garden-level room',
        de: 'Zimmer auf Gartenebene',
        ru: 'Номер на уровне сада',
      },
      slug: { tr: 'bahce-kati-odasi', en: 'garden-level-room', de: 'zimmer-gartenebene', ru: 'nomer-na-urovne-sada' },
      text: {
        tr: '32 m², eşiksiz giriş, taş teras. Asansör beklemek istemeyenler için.',
        en: '32 square metres, no sills, a stone terrace: for those who would rather not wait for a lift.',
        de: '32 Quadratmeter, ohne Schwellen, mit Steinterrasse: für alle, die nicht auf den Aufzug warten wollen.',
        ru: '32 м², без порогов, с каменной террасой — для тех, кто не хочет ждать лифт.',
      },
      body: {
        tr: [
          'Zemin kattaki on oda tekerlekli sandalyeye göre ölçüldü: kapılar 95 cm, duş düz ayak, yatağın iki yanında 120 cm boşluk. Terastan havuz kenarına rampasız çıkılır.',
          'Terasın önünde begonvil ve limon kokulu sardunya vardır. Manzara bekleyen yukarı çıkmalıdır; buranın kazancı havuza on dört adım olmasıdır.',
        ],
        en: [
          'These ten rooms were measured for wheelchairs: doors of 95 centimetres, a level shower, 120 centimetres free on both sides of the bed. From the terrace you reach the pool without a ramp.',
          'Bougainvillea and lemon-scented geraniums grow in front. Anyone who comes for the view should go up; what you gain down here is a pool fourteen paces away.',
        ],
        de: [
          'Die zehn Zimmer im Erdgeschoss sind auf Rollstühle abgestimmt: Türen von 95 Zentimetern, ebene Dusche, 120 Zentimeter Platz auf beiden Seiten des Bettes. Von der Terrasse geht es ohne Rampe zum Pool.',
          'Davor wachsen Bougainvillea und Zitronengeranien. Wer der Aussicht wegen kommt, sollte hinauf; hier unten gewinnt man einen Pool, der vierzehn Schritte entfernt ist.',
        ],
        ru: [
          'Десять номеров первого этажа рассчитаны на коляску: двери 95 см, душ без ступени, по 120 см свободного места с обеих сторон кровати. С террасы к бассейну ведёт ровная дорожка.',
          'Перед террасой растут бугенвиллея и лимонная герань. За видом лучше подняться выше; здесь же выигрыш в другом: до бассейна четырнадцать шагов.',
        ],
      },
      sizeM2: 32,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Bahçe ve havuz', en: 'Garden and pool', de: 'Garten und Pool', ru: 'Сад и бассейн' },
      features: [
        'air-conditioning',
        'terrace',
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
      id: 2706,
      category: 'SUITE',
      name: { tr: 'Kaptan süiti', en: 'Captain’s suite', de: 'Kapitänssuite', ru: 'Капитанский сьют' },
      slug: { tr: 'kaptan-suiti', en: 'captains-suite', de: 'kapitaenssuite', ru: 'kapitanskij-syut' },
      text: {
        tr: '56 m², sekizgenin iki kenarını kaplar; oturma odası limana, yatak odası denize bakar.',
        en: '56 square metres along two sides of the octagon: sitting room to the harbour, bedroom to the sea.',
        de: '56 Quadratmeter an zwei Seiten des Achtecks: Wohnzimmer zum Hafen, Schlafzimmer zum Meer.',
        ru: '56 м² вдоль двух граней башни: гостиная к гавани, спальня к морю.',
      },
      body: {
        tr: [
          'Altı süitin her biri, limanda uzun yıllar yatmış bir teknenin adını taşır; duvardaki seyir defteri o teknenin sahibinden alınmıştır. Pirinç lambalar ve katlanır harita masası gerçektir.',
          'Uzun kalanlar için küçük bir mutfak dolabı, çalışma masası ve ütü vardır. Kapı numarası yerine isim yazar; oda servisi de adresi böyle bilir.',
        ],
        en: [
          'Each of the six is named after a boat that lay here for many years, and the logbook on the wall came from its owner. The brass lamps and the folding chart table are real.',
          'For longer stays there are a kitchenette, a desk and an iron. The doors carry names in place of numbers, and room service knows them by heart.',
        ],
        de: [
          'Jede der sechs Suiten heißt nach einem Boot, das viele Jahre hier lag; das Logbuch an der Wand stammt von seinem Eigner. Messinglampen und Klappkartentisch sind echt.',
          'Für längere Aufenthalte gibt es eine kleine Küchenzeile, Schreibtisch und Bügeleisen. An der Tür steht ein Name statt einer Nummer, der Zimmerservice kennt alle auswendig.',
        ],
        ru: [
          'Каждый из шести сьютов назван в честь яхты, много лет стоявшей в гавани; судовой журнал на стене передал её владелец. Латунные лампы и складной штурманский стол настоящие.',
          'Для долгого отдыха есть мини-кухня, письменный стол и утюг. На дверях вместо номеров имена, и обслуживание в номерах знает их наизусть.',
        ],
      },
      sizeM2: 56,
      maxAdults: 3,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: { tr: 'Marina ve deniz', en: 'Marina and sea', de: 'Jachthafen und Meer', ru: 'Марина и море' },
      features: [
        'air-conditioning',
        'balcony',
        'sofa-bed',
        'kitchenette',
        'bathtub',
        'shower',
        'espresso',
        'minibar',
        'desk',
        'iron',
        'safe',
        'wifi',
        'tv',
        'bathrobe',
      ],
      picture: 'suite',
    },
    {
      id: 2707,
      category: 'DUPLEX',
      name: { tr: 'Fener dubleksi', en: 'Lighthouse duplex', de: 'Leuchtturm-Maisonette', ru: 'Дуплекс «Маяк»' },
      slug: { tr: 'fener-dubleksi', en: 'lighthouse-duplex', de: 'leuchtturm-maisonette', ru: 'dupleks-mayak' },
      text: {
        tr: '74 m², onuncu kattan on birinciye çıkan döner merdiven, üstte camdan yatak odası.',
        en: '74 square metres; a spiral stair from the tenth floor to a bedroom of glass on the eleventh.',
        de: '74 Quadratmeter; eine Wendeltreppe führt vom zehnten in ein gläsernes Schlafzimmer im elften Stock.',
        ru: '74 м²; винтовая лестница с десятого этажа ведёт в стеклянную спальню на одиннадцатом.',
      },
      body: {
        tr: [
          'Yalnız bir tane vardır. Altta oturma odası, altı kişilik masa ve küvetli banyo; üstte üç yanı cam bir yatak odası. Perdeler bir düğmeyle on iki saniyede kapanır, gündoğumunda saati siz seçersiniz.',
          'Merdiven dik olduğundan altı yaşından küçük çocuklara önerilmez. Teras özeldir, jakuzisi dağa bakar ve komşusu yoktur.',
        ],
        en: [
          'There is only one. Below are the sitting room, a table for six and a bathroom with a tub; above, a bedroom glazed on three sides. The blinds close in twelve seconds, and you choose when they open.',
          'The stair is steep, so we advise against it for children under six. The terrace is private, the hot tub faces the mountains, and there are no neighbours.',
        ],
        de: [
          'Es gibt sie nur einmal. Unten Wohnzimmer, Tisch für sechs und Bad mit Wanne, oben ein Schlafzimmer mit Glas an drei Seiten. Die Rollos schließen in zwölf Sekunden, wann sie sich öffnen, bestimmen Sie.',
          'Die Treppe ist steil, für Kinder unter sechs Jahren raten wir ab. Die Terrasse ist privat, der Whirlpool blickt auf die Berge, Nachbarn gibt es keine.',
        ],
        ru: [
          'Он в отеле один. Внизу гостиная, стол на шестерых и ванная, наверху спальня со стеклом с трёх сторон. Шторы закрываются за двенадцать секунд, а когда им открыться, решаете вы.',
          'Лестница крутая, поэтому детям до шести лет номер не рекомендуем. Терраса своя, джакузи смотрит на горы, соседей нет.',
        ],
      },
      sizeM2: 74,
      maxAdults: 4,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: {
        tr: 'Deniz, liman ve dağ',
        en: 'Sea, harbour and mountains',
        de: 'Meer, Hafen und Berge',
        ru: 'Море, гавань и горы',
      },
      features: [
        'air-conditioning',
        'terrace',
        'hot-tub',
        'sofa-bed',
        'bathtub',
        'rain-shower',
        'espresso',
        'minibar',
        'safe',
        'wifi',
        'tv',
        'bathrobe',
        'parquet',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 2751,
      group: 'MAIN',
      name: { tr: 'Pruva', en: 'Pruva', de: 'Pruva', ru: 'Прува' },
      slug: { tr: 'pruva-ana-restoran', en: 'pruva-restaurant', de: 'hauptrestaurant-pruva', ru: 'restoran-pruva' },
      text: {
        tr: 'Birinci katta, limana bakan büfe; balık sabah kıyıdan seçilir.',
        en: 'The buffet on the first floor above the harbour, with fish chosen on the quay that morning.',
        de: 'Das Buffet im ersten Stock über dem Hafen, mit Fisch, der am Morgen am Kai ausgesucht wird.',
        ru: 'Шведский стол на первом этаже над гаванью; рыбу утром выбирают на причале.',
      },
      body: {
        tr: [
          'Pruva 340 kişiliktir ama sekizgenin kıvrımları onu altı küçük salona böler. Her akşam bir liman kentinin mutfağı kurulur: pazartesi İzmir, salı Trabzon, çarşamba Selanik. Çocuk büfesi 75 cm yüksekliktedir ve 18.30’da herkesten önce açılır.',
        ],
        en: [
          'Pruva seats 340, but the angles of the octagon break it into six smaller rooms. Each evening cooks from one port city: Izmir on Monday, Trabzon on Tuesday, Thessaloniki on Wednesday. The children’s counter stands 75 centimetres high and opens at half past six, before anyone else’s.',
        ],
        de: [
          '340 Plätze hat das Pruva, doch die Winkel des Achtecks teilen es in sechs kleinere Räume. Jeden Abend kocht man die Küche einer Hafenstadt: montags Izmir, dienstags Trabzon, mittwochs Thessaloniki. Das Kinderbuffet ist 75 Zentimeter hoch und öffnet um halb sieben, vor allen anderen.',
        ],
        ru: [
          'В «Пруве» 340 мест, но углы башни делят её на шесть небольших залов. Каждый вечер готовят кухню одного портового города: в понедельник Измир, во вторник Трабзон, в среду Салоники. Детская стойка высотой 75 см открывается в половине седьмого, раньше остальных.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:00', to: '10:30' },
        { label: { tr: 'Akşam yemeği', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '18:30', to: '21:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '340', en: '340', de: '340', ru: '340' },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 2752,
      group: 'ALACARTE',
      name: { tr: 'Babafingo', en: 'Babafingo', de: 'Babafingo', ru: 'Бабафинго' },
      slug: {
        tr: 'babafingo-teras',
        en: 'babafingo-rooftop',
        de: 'dachrestaurant-babafingo',
        ru: 'babafingo-na-kryshe',
      },
      text: {
        tr: 'On birinci katta, 38 metre yüksekte 20 masa.',
        en: 'Twenty tables on the eleventh floor, 38 metres up.',
        de: 'Zwanzig Tische im elften Stock, 38 Meter über dem Kai.',
        ru: 'Двадцать столов на одиннадцатом этаже, на высоте 38 метров.',
      },
      body: {
        tr: [
          'Adını direğin en üst parçasından alır. Mutfak Akdeniz’dir ve kısa tutulur: beş başlangıç, dört ana yemek, iki tatlı. Masalar rüzgâra göre her akşam yer değiştirir, deniz tarafını isteyenin saat 20.00’de gelmesi yeterlidir.',
        ],
        en: [
          'Named after the topmost part of a mast. The cooking is Mediterranean and the list short: five starters, four main courses, two puddings. Tables are moved each evening according to the wind; for the sea side it is enough to come at eight.',
        ],
        de: [
          'Benannt nach dem obersten Teil eines Mastes. Gekocht wird mediterran und mit kurzer Karte: fünf Vorspeisen, vier Hauptgerichte, zwei Desserts. Die Tische rücken jeden Abend nach dem Wind; wer um acht kommt, sitzt meist zur Seeseite.',
        ],
        ru: [
          'Назван в честь самой верхней части мачты. Кухня средиземноморская, меню короткое: пять закусок, четыре горячих, два десерта. Столы каждый вечер переставляют по ветру; чтобы сесть у моря, достаточно прийти к восьми.',
        ],
      },
      hours: [{ from: '19:30', to: '23:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Bir gün önceden', en: 'One day ahead', de: 'Am Vortag', ru: 'За день' },
        },
      ],
      picture: 'terrace',
    },
    {
      id: 2753,
      group: 'ALACARTE',
      name: { tr: 'Mendirek', en: 'Mendirek', de: 'Mendirek', ru: 'Мендирек' },
      slug: { tr: 'mendirek-balik', en: 'mendirek-fish-house', de: 'fischhaus-mendirek', ru: 'mendirek-rybnyj' },
      text: {
        tr: 'Sahilde, mendireğin dibinde balık evi; mönü o günkü kasadır.',
        en: 'A fish house at the foot of the mole, where the menu is the morning’s crate.',
        de: 'Ein Fischhaus am Fuß der Mole; auf der Karte steht, was in der Kiste war.',
        ru: 'Рыбный дом у самого мола: меню — это утренний ящик с уловом.',
      },
      body: {
        tr: [
          'Lagos, barbun, kalamar ve ne çıktıysa. Balık tartılıp masaya gösterilir, ızgarada ya da tuzda pişer. Deniz kötüyse Mendirek açılmaz; bu, yılda ortalama on bir akşamdır ve kapıda fener yanmaz.',
        ],
        en: [
          'Grouper, red mullet, squid and whatever else came up. The fish is weighed, shown to you, and cooked over charcoal or in salt. When the sea is bad Mendirek stays shut, some eleven evenings a year, and the lantern at the door is dark.',
        ],
        de: [
          'Zackenbarsch, Rotbarbe, Kalmar und was sonst im Netz war. Der Fisch wird gewogen, gezeigt und über Holzkohle oder in Salz gegart. Bei schlechter See bleibt das Mendirek zu, an etwa elf Abenden im Jahr; dann brennt die Laterne an der Tür nicht.',
        ],
        ru: [
          'Групер, барабулька, кальмары и всё, что попало в сеть. Рыбу взвешивают, показывают гостям и готовят на углях или в соли. В шторм «Мендирек» закрыт, это примерно одиннадцать вечеров в году; тогда фонарь у двери не горит.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Masa', en: 'Tables', de: 'Tische', ru: 'Столы' },
          value: { tr: '16, kıyıda', en: '16, on the shore', de: '16, am Ufer', ru: '16, на берегу' },
        },
      ],
      picture: 'meze',
    },
    {
      id: 2754,
      group: 'SNACK',
      name: { tr: 'Filika', en: 'Filika', de: 'Filika', ru: 'Филика' },
      slug: { tr: 'filika-havuz-bufesi', en: 'filika-pool-kitchen', de: 'filika-poolkueche', ru: 'filika-u-bassejna' },
      text: {
        tr: 'Eski bir kurtarma filikasından tezgâh; balık ekmek ve gözleme.',
        en: 'A counter made from an old lifeboat: fish in bread, and gözleme.',
        de: 'Ein Tresen aus einem alten Rettungsboot: Fisch im Brot und Gözleme.',
        ru: 'Стойка из старой спасательной шлюпки: рыба в хлебе и гёзлеме.',
      },
      body: {
        tr: [
          'Yedi metrelik filika 1974 yapımıdır, 2021’de havuz başına indirildi. İçinde iki ızgara, bir sac vardır. Tekneye yetişecekler için paketler 10.00’dan önce hazır olur.',
        ],
        en: [
          'The lifeboat is seven metres long, was built in 1974 and came to the poolside in 2021. It holds two grills and a griddle. Packed lunches for the boat are ready before ten o’clock each morning.',
        ],
        de: [
          'Das Boot ist sieben Meter lang, Baujahr 1974, und steht seit 2021 am Pool. Darin haben zwei Grills und eine Backplatte Platz. Lunchpakete für die Bootstour sind jeden Morgen vor zehn fertig.',
        ],
        ru: [
          'Шлюпка длиной семь метров построена в 1974 году и стоит у бассейна с 2021-го. В ней поместились два гриля и сковорода садж. Обеды с собой для прогулки на лодке готовы каждое утро до десяти.',
        ],
      },
      hours: [{ from: '10:00', to: '17:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Servis', en: 'Service', de: 'Service', ru: 'Подача' },
          value: { tr: 'Tezgâhtan', en: 'At the counter', de: 'Am Tresen', ru: 'У стойки' },
        },
      ],
      picture: 'pool',
    },
    {
      id: 2755,
      group: 'PATISSERIE',
      name: { tr: 'Pusula', en: 'Pusula', de: 'Pusula', ru: 'Пусула' },
      slug: { tr: 'pusula-kafe', en: 'pusula-cafe', de: 'cafe-pusula', ru: 'kafe-pusula' },
      text: {
        tr: 'Cadde katında herkese açık kafe; dondurma günde on iki çeşit.',
        en: 'A café at street level, open to the town; twelve ice creams a day.',
        de: 'Ein Café zur Straße, offen für alle; zwölf Sorten Eis am Tag.',
        ru: 'Кафе на уровне улицы, открытое для всех; двенадцать сортов мороженого.',
      },
      body: {
        tr: [
          'Kemerliler de burada oturur, bu yüzden sabah gazetesi ve dedikodu eksik olmaz. Baklava hafta içi tek çeşittir; keçi sütlü dondurma Tahtalı yaylasından gelir.',
        ],
        en: [
          'People from Kemer sit here too, so there is a newspaper and no lack of news. There is one kind of baklava on weekdays, and the goat’s-milk ice cream comes from the pastures under Tahtalı.',
        ],
        de: [
          'Auch Leute aus Kemer sitzen hier, an Zeitungen und Neuigkeiten fehlt es also nicht. Werktags gibt es eine Sorte Baklava, das Ziegenmilcheis kommt von den Almen unter dem Tahtalı.',
        ],
        ru: [
          'Здесь сидят и жители Кемера, так что газет и новостей хватает. По будням один вид пахлавы, а мороженое из козьего молока привозят с пастбищ под Тахталы.',
        ],
      },
      hours: [{ from: '09:00', to: '23:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '64', en: '64', de: '64', ru: '64' },
        },
      ],
      picture: 'dessert',
    },
    {
      id: 2756,
      group: 'BAR',
      name: { tr: 'Seyir', en: 'Seyir', de: 'Seyir', ru: 'Сейир' },
      slug: { tr: 'seyir-teras-bar', en: 'seyir-rooftop-bar', de: 'dachbar-seyir', ru: 'seyir-bar-na-kryshe' },
      text: {
        tr: 'Çatıda piyano, fener ışıkları ve son bir kahve.',
        en: 'A piano on the roof, harbour lights and a last coffee.',
        de: 'Ein Klavier auf dem Dach, Hafenlichter und ein letzter Kaffee.',
        ru: 'Рояль на крыше, огни гавани и последний кофе.',
      },
      body: {
        tr: [
          'Piyano 22.00’den 00.30’a kadar çalar, istek parçaya açıktır. Sekiz kenarın her birinde altı koltuk vardır; deniz tarafı önce dolar, dağ tarafı geç boşalır. Çocuklar 21.30’a kadar hoş karşılanır.',
        ],
        en: [
          'The piano plays from ten until half past twelve and takes requests. Each of the eight sides has six armchairs: the sea side fills first, the mountain side empties last. Children are welcome until half past nine.',
        ],
        de: [
          'Das Klavier spielt von zehn bis halb eins, auch auf Wunsch. An jeder der acht Seiten stehen sechs Sessel: Die Seeseite füllt sich zuerst, die Bergseite leert sich zuletzt. Kinder sind bis halb zehn willkommen.',
        ],
        ru: [
          'Рояль звучит с десяти до половины первого, можно заказать мелодию. У каждой из восьми сторон шесть кресел: морская заполняется первой, горная пустеет последней. Детям рады до половины десятого.',
        ],
      },
      hours: [{ from: '18:00', to: '01:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Koltuk', en: 'Armchairs', de: 'Sessel', ru: 'Кресла' },
          value: { tr: '48', en: '48', de: '48', ru: '48' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 2757,
      group: 'BAR',
      name: { tr: 'Iskarmoz', en: 'Iskarmoz', de: 'Iskarmoz', ru: 'Ыскармоз' },
      slug: { tr: 'iskarmoz-sahil-bar', en: 'iskarmoz-beach-bar', de: 'strandbar-iskarmoz', ru: 'yskarmoz-na-plyazhe' },
      text: {
        tr: 'Çakılın üstünde 12 tabure, soğuk ayran, taze nar suyu.',
        en: 'Twelve stools on the pebbles, cold ayran, fresh pomegranate juice.',
        de: 'Zwölf Hocker auf den Kieseln, kalter Ayran, frischer Granatapfelsaft.',
        ru: 'Двенадцать табуретов на гальке, холодный айран, свежий гранатовый сок.',
      },
      body: {
        tr: [
          'Rüzgâr, dalga ve su sıcaklığı her sabah kara tahtaya yazılır. Teknenin dönüşü de buradan izlenir; kaptan saat 16.00’da ilk çayı bu tezgâhta içer.',
        ],
        en: [
          'Wind, waves and water temperature are chalked on a board every morning. It is also the place to watch the boat come home: the skipper drinks his first tea at this counter at four.',
        ],
        de: [
          'Wind, Wellen und Wassertemperatur stehen jeden Morgen auf der Tafel. Von hier sieht man auch das Boot heimkommen; um vier trinkt der Kapitän an diesem Tresen seinen ersten Tee.',
        ],
        ru: [
          'Ветер, волну и температуру воды каждое утро пишут мелом на доске. Отсюда же видно, как возвращается лодка: в четыре капитан выпивает у этой стойки первый чай.',
        ],
      },
      hours: [{ from: '10:00', to: '18:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '12', en: '12', de: '12', ru: '12' },
        },
      ],
      picture: 'beach',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Kulüp ikinci katta, 180 m²’lik bir güvertedir: dümen, halat ağı ve gerçek bir pusula. Çocuklar kulübe girerken mürettebat defterine yazılır, çıkarken yalnız deftere yazan kişi alabilir.',
      ],
      en: [
        'The club is a deck of 180 square metres on the second floor, with a wheel, a rope net and a real compass. Children sign the crew list on arrival and leave only with the person who signed beside them.',
      ],
      de: [
        'Der Club ist ein Deck von 180 Quadratmetern im zweiten Stock, mit Steuerrad, Kletternetz und echtem Kompass. Die Kinder tragen sich in die Mannschaftsliste ein und gehen nur mit der Person, die daneben unterschrieben hat.',
      ],
      ru: [
        'Клуб — это палуба площадью 180 м² на втором этаже: штурвал, верёвочная сеть и настоящий компас. Детей записывают в судовую роль, и забрать ребёнка может только тот, кто расписался рядом.',
      ],
    },
    groups: [
      {
        name: { tr: 'Miçolar', en: 'Ship’s boys and girls', de: 'Schiffsmäuse', ru: 'Юнги' },
        ages: { tr: '4–6 yaş', en: 'Ages 4–6', de: '4–6 Jahre', ru: '4–6 лет' },
        text: {
          tr: 'Kâğıt tekne, hikâye ve öğle uykusu.',
          en: 'Paper boats, stories and a nap.',
          de: 'Papierboote, Geschichten, Mittagsschlaf.',
          ru: 'Бумажные кораблики, сказки и дневной сон.',
        },
        from: '10:00',
        to: '17:00',
      },
      {
        name: { tr: 'Tayfalar', en: 'Deckhands', de: 'Matrosen', ru: 'Матросы' },
        ages: { tr: '7–9 yaş', en: 'Ages 7–9', de: '7–9 Jahre', ru: '7–9 лет' },
        text: {
          tr: 'Düğüm dersi, liman turu, salı günü balık ağı onarımı.',
          en: 'Knots, a harbour walk, and net-mending on Tuesdays.',
          de: 'Knotenkunde, Hafenrundgang, dienstags Netze flicken.',
          ru: 'Морские узлы, прогулка по гавани, по вторникам починка сетей.',
        },
        from: '10:00',
        to: '18:00',
      },
      {
        name: { tr: 'Kılavuzlar', en: 'Pilots', de: 'Lotsen', ru: 'Лоцманы' },
        ages: { tr: '10–12 yaş', en: 'Ages 10–12', de: '10–12 Jahre', ru: '10–12 лет' },
        text: {
          tr: 'Marinada optimist yelken; can yeleği ve eğitmenle.',
          en: 'Optimist sailing in the marina, with life jackets and an instructor.',
          de: 'Optimist-Segeln im Hafen, mit Schwimmweste und Lehrer.',
          ru: 'Парусный «Оптимист» в марине: жилеты и инструктор.',
        },
        from: '14:00',
        to: '18:00',
      },
    ],
    safety: {
      tr: [
        'Balkon kilitleri 150 cm yüksekliktedir',
        'Kulüpte her altı çocuğa bir görevli düşer',
        'Şamandıra havuzunun kapısı yetişkin elinden açılır',
        'Limana yalnız turuncu yelekle ve iki görevliyle çıkılır',
      ],
      en: [
        'Balcony locks sit at 150 centimetres',
        'One member of staff for every six children',
        'The gate of the buoy pool opens from adult height only',
        'Harbour walks in orange vests, with two members of staff',
      ],
      de: [
        'Balkonschlösser in 150 Zentimetern Höhe',
        'Eine Betreuerin oder ein Betreuer je sechs Kinder',
        'Das Tor am Becken „Boje“ öffnen nur Erwachsene',
        'Zum Hafen nur mit orangefarbener Weste und zwei Betreuern',
      ],
      ru: [
        'Замки на балконах — на высоте 150 см',
        'Один воспитатель на шестерых детей',
        'Калитку бассейна «Буй» может открыть только взрослый',
        'В гавань — в оранжевых жилетах и с двумя воспитателями',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'Spa kulenin zemin altında, sekizgenin tam ortasındadır. 620 m²’de tuğla kubbeli bir hamam, sarı çinili havuz ve beş bakım odası bulunur; tekne dönüşü için 16.00’dan sonrası ayrılır.',
      ],
      en: [
        'The spa lies below ground in the middle of the octagon: 620 square metres with a brick-domed hammam, the yellow-tiled pool and five treatment rooms. Hours after four are kept for those coming off the boat.',
      ],
      de: [
        'Das Spa liegt unter der Erde, genau in der Mitte des Achtecks: 620 Quadratmeter mit Hamam unter einer Ziegelkuppel, gelb gefliestem Becken und fünf Behandlungsräumen. Ab vier haben die Rückkehrer vom Boot Vorrang.',
      ],
      ru: [
        'Спа находится под землёй, в самом центре башни: 620 м², хамам под кирпичным куполом, бассейн в жёлтой плитке и пять кабинетов. После четырёх время оставляют тем, кто вернулся с лодки.',
      ],
    },
    hours: [{ from: '09:00', to: '21:00' }],
    treatments: [
      {
        id: 27001,
        title: {
          tr: 'Kubbe altı hamam',
          en: 'Hammam under the dome',
          de: 'Hamam unter der Kuppel',
          ru: 'Хамам под куполом',
        },
        text: {
          tr: 'Kese, köpük, soğuk şerbet.',
          en: 'Scrub, foam, a cold sherbet.',
          de: 'Peeling, Schaum, kalter Scherbet.',
          ru: 'Пилинг, пена, холодный шербет.',
        },
        minutes: 50,
      },
      {
        id: 27002,
        title: { tr: 'Deniz tuzu peelingi', en: 'Sea-salt scrub', de: 'Meersalzpeeling', ru: 'Скраб с морской солью' },
        text: {
          tr: 'İri tuz ve zeytinyağıyla.',
          en: 'Coarse salt and olive oil.',
          de: 'Grobes Salz und Olivenöl.',
          ru: 'Крупная соль и оливковое масло.',
        },
        minutes: 35,
      },
      {
        id: 27003,
        title: { tr: 'Dümenci omzu', en: 'Helmsman’s shoulders', de: 'Steuermannsschultern', ru: 'Плечи рулевого' },
        text: {
          tr: 'Sırt ve omuz için derin masaj.',
          en: 'Deep work on back and shoulders.',
          de: 'Tiefe Massage für Rücken und Schultern.',
          ru: 'Глубокий массаж спины и плеч.',
        },
        minutes: 40,
      },
      {
        id: 27004,
        title: { tr: 'Karaya basma', en: 'Land legs', de: 'Landgang', ru: 'Твёрдая земля' },
        text: {
          tr: 'Çarşıdan ve tekneden dönen ayaklara.',
          en: 'For feet back from the bazaar or the boat.',
          de: 'Für Füße nach Bootstour und Bummel.',
          ru: 'Для ног после лодки и магазинов.',
        },
        minutes: 30,
      },
      {
        id: 27005,
        title: { tr: 'Yosun sargısı', en: 'Seaweed wrap', de: 'Algenpackung', ru: 'Обёртывание водорослями' },
        text: {
          tr: 'Ilık sargı, ardından serin duş.',
          en: 'A warm wrap, then a cool shower.',
          de: 'Warm gewickelt, danach kühl geduscht.',
          ru: 'Тёплое обёртывание и прохладный душ.',
        },
        minutes: 55,
      },
      {
        id: 27006,
        title: { tr: 'Anne, baba ve çocuk', en: 'Parent and child', de: 'Eltern und Kind', ru: 'Родитель и ребёнок' },
        text: {
          tr: 'Yan yana iki masa, hafif masaj, altı yaşından itibaren.',
          en: 'Two tables side by side, light massage, from age six.',
          de: 'Zwei Liegen nebeneinander, sanfte Massage, ab sechs Jahren.',
          ru: 'Два стола рядом, лёгкий массаж, с шести лет.',
        },
        minutes: 25,
      },
    ],
    facilities: [
      {
        title: { tr: 'Tuğla kubbe', en: 'The brick dome', de: 'Die Ziegelkuppel', ru: 'Кирпичный купол' },
        text: {
          tr: 'Altı kurnalı hamam, 42 derece.',
          en: 'A hammam with six basins, 42 degrees.',
          de: 'Hamam mit sechs Becken, 42 Grad.',
          ru: 'Хамам с шестью курнами, 42 градуса.',
        },
      },
      {
        title: { tr: 'Sarı salon', en: 'The yellow hall', de: 'Die gelbe Halle', ru: 'Жёлтый зал' },
        text: {
          tr: 'Kapalı havuz, 29 derece.',
          en: 'The indoor pool, 29 degrees.',
          de: 'Das Hallenbad, 29 Grad.',
          ru: 'Крытый бассейн, 29 градусов.',
        },
      },
      {
        title: { tr: 'Kürek odası', en: 'Rowing room', de: 'Ruderraum', ru: 'Гребной зал' },
        text: {
          tr: 'Sekiz kürek makinesi, ağırlık ve bisiklet.',
          en: 'Eight rowing machines, weights and bicycles.',
          de: 'Acht Rudergeräte, Gewichte und Räder.',
          ru: 'Восемь гребных тренажёров, веса и велосипеды.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Salonlar üçüncü kattadır ve limana bakar; ara verildiğinde herkes kendiliğinden pencereye yürür. Kalabalık toplantılar için yandaki marinanın kültür salonuyla birlikte çalışılır.',
      ],
      en: [
        'The rooms are on the third floor above the harbour, and in the breaks everyone walks to the windows unasked. For larger gatherings we work with the hall of the marina next door.',
      ],
      de: [
        'Die Räume liegen im dritten Stock über dem Hafen; in den Pausen gehen alle von selbst ans Fenster. Für größere Runden arbeiten wir mit dem Saal des Jachthafens nebenan zusammen.',
      ],
      ru: [
        'Залы на третьем этаже смотрят на гавань; в перерывах все сами идут к окнам. Для больших встреч мы работаем вместе с залом соседней марины.',
      ],
    },
    halls: [
      { name: 'Sancak', areaM2: 210, heightM: 3.6, theatre: 200, classroom: 110, banquet: 140 },
      { name: 'İskele', areaM2: 118, heightM: 3.6, theatre: 100, classroom: 60, banquet: 70 },
      { name: 'Köprü', areaM2: 48, heightM: 3.0, theatre: 36, classroom: 20, banquet: 24 },
    ],
  },
  shopping: {
    tr: [
      'Kapıdan çıkınca sağda deri, solda gümüş, karşıda baharat. Aldıklarınızı taşımayın: dükkân adını resepsiyona söyleyin, paket akşam odanıza gelsin. Cuma günleri kurulan pazar on bir dakika yürüyüştedir.',
    ],
    en: [
      'Out of the door: leather to the right, silver to the left, spices across the road. Leave your parcels where you bought them and tell reception; they will be in your room by evening. The Friday market is eleven minutes on foot.',
    ],
    de: [
      'Vor der Tür rechts Leder, links Silber, gegenüber Gewürze. Lassen Sie Ihre Pakete im Laden und sagen Sie der Rezeption Bescheid; am Abend stehen sie im Zimmer. Zum Freitagsmarkt sind es elf Minuten zu Fuß.',
    ],
    ru: [
      'За дверью справа кожа, слева серебро, напротив пряности. Покупки можно оставить в магазине и сказать на ресепшен: вечером они будут в номере. До пятничного рынка одиннадцать минут пешком.',
    ],
  },
  philosophy: {
    tr: [
      'Bir otel, bulunduğu kasabanın yerine geçmemelidir. Misafirimiz akşam dışarı çıkıyorsa bunu kayıp saymayız; kapıya harita, cebe bozuk para, dönüşe çay koyarız.',
      'Yüksek olmanın borcu vardır: gölgemiz komşuya düşer. Bu yüzden çatı ışıkları 01.00’de söner, mendirek her pazartesi ekibimizce temizlenir, çalışanların üçte ikisi Kemer’de oturur.',
    ],
    en: [
      'A hotel should not stand in for the town it is in. When guests go out for the evening we do not count it a loss; we put a map by the door and tea on for their return.',
      'Height brings obligations, since our shadow falls on the neighbours. The roof lights go out at one, our people clean the mole every Monday, and two thirds of those who work here live in Kemer.',
    ],
    de: [
      'Ein Hotel soll den Ort nicht ersetzen, in dem es steht. Gehen Gäste abends aus, ist das für uns kein Verlust; an der Tür liegt ein Stadtplan, und für die Rückkehr steht Tee bereit.',
      'Höhe verpflichtet, denn unser Schatten fällt auf die Nachbarn. Die Dachlichter gehen um eins aus, unsere Leute reinigen jeden Montag die Mole, und zwei Drittel der Belegschaft wohnen in Kemer.',
    ],
    ru: [
      'Отель не должен заменять город, в котором стоит. Если гости уходят на весь вечер, для нас это не потеря: у двери лежит карта, к возвращению готов чай.',
      'Высота обязывает: наша тень падает на соседей. Огни на крыше гаснут в час ночи, по понедельникам наши сотрудники убирают мол, и две трети из них живут в Кемере.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-star', year: 2024 },
    { code: 'sustainable-tourism', year: 2025 },
    { code: 'iso-9001', year: 2023 },
  ],
  stories: [
    {
      title: { tr: 'Limanda bir gün', en: 'A harbour day', de: 'Ein Tag am Hafen', ru: 'День в гавани' },
      pictures: ['harbour', 'breakfast', 'coast', 'shopping'],
    },
    {
      title: { tr: 'On birinci kat', en: 'Eleventh floor', de: 'Elfter Stock', ru: 'Одиннадцатый этаж' },
      pictures: ['terrace', 'pool', 'bar', 'suite'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Çarşının sesi odaya gelir mi?',
        en: 'Do you hear the town at night?',
        de: 'Hört man nachts die Stadt?',
        ru: 'Слышно ли ночью город?',
      },
      answer: {
        tr: 'Pencere kapalıyken hayır. Açık uyumak isterseniz dağ tarafını isteyin.',
        en: 'Not with the windows shut. To sleep with them open, ask for the mountain side.',
        de: 'Bei geschlossenem Fenster nicht. Wer offen schläft, fragt nach der Bergseite.',
        ru: 'При закрытых окнах — нет. Если спите с открытыми, просите сторону гор.',
      },
    },
    {
      question: {
        tr: 'Kendi teknemizle gelebilir miyiz?',
        en: 'May we come in our own boat?',
        de: 'Können wir mit eigenem Boot kommen?',
        ru: 'Можно прийти на своей яхте?',
      },
      answer: {
        tr: 'Evet; marina yerini siz ayırtırsınız, bavulu pontondan biz alırız.',
        en: 'Yes. You book the berth with the marina; we fetch the luggage from the pontoon.',
        de: 'Ja. Den Liegeplatz buchen Sie beim Jachthafen, das Gepäck holen wir am Steg.',
        ru: 'Да. Место бронируете в марине вы, а багаж с причала заберём мы.',
      },
    },
    {
      question: { tr: 'Plaj kum mu?', en: 'Is the beach sandy?', de: 'Ist der Strand sandig?', ru: 'Пляж песчаный?' },
      answer: {
        tr: 'Hayır, çakıldır. Kum için Ayışığı koyuna her yarım saatte servis vardır.',
        en: 'No, it is pebble. For sand a shuttle runs to Moonlight Bay every half hour.',
        de: 'Nein, Kiesel. Zum Sand der Mondscheinbucht fährt jede halbe Stunde ein Bus.',
        ru: 'Нет, галечный. К песку бухты Айышыгы каждые полчаса ходит автобус.',
      },
    },
    {
      question: {
        tr: 'Tekne turu için yer ayırtmak gerekir mi?',
        en: 'Do we book the boat trip?',
        de: 'Muss man die Bootstour reservieren?',
        ru: 'Нужно ли записываться на лодку?',
      },
      answer: {
        tr: 'Evet, bir akşam önce 20.00’ye kadar; on sekiz yer vardır.',
        en: 'Yes, by eight the evening before; there are eighteen places.',
        de: 'Ja, bis 20 Uhr am Vorabend; es gibt achtzehn Plätze.',
        ru: 'Да, накануне до 20:00; мест восемнадцать.',
      },
    },
  ],
  gaps: { pages: ['aquapark'], byLang: { de: ['shopping'] } },
}
