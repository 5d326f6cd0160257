import type { HotelContent } from '../types.ts'

export const paraisoVerde: HotelContent = {
  key: 'paraiso-verde',
  id: 18,
  slug: 'crystal-paraiso-verde',
  name: 'Crystal Paraiso Verde',
  region: 'BELEK',
  stars: 5,
  opened: 2012,
  renovated: 2020,
  roomsTotal: 238,
  latitude: 36.8494,
  longitude: 31.1247,
  address: 'Boğazkent Mahallesi, Botanik Yolu No: 12, 07500 Serik / Antalya',
  phone: '+90 242 555 18 12',
  email: 'paraiso-verde@crystalhotels.example',
  whatsapp: '905325550118',
  locality: {
    tr: 'Belek, Boğazkent bahçeleri',
    en: 'Belek, the gardens of Boğazkent',
    de: 'Belek, Gärten von Boğazkent',
    ru: 'Белек, сады Богазкента',
  },
  airport: {
    name: { tr: 'Antalya Havalimanı', en: 'Antalya Airport', de: 'Flughafen Antalya', ru: 'Аэропорт Анталии' },
    km: 44,
    minutes: 45,
  },
  centre: {
    name: {
      tr: 'Boğazkent iskelesi',
      en: 'Boğazkent landing stage',
      de: 'Anleger von Boğazkent',
      ru: 'Причал Богазкента',
    },
    km: 3,
  },
  beach: { lengthM: 180, walkM: 320, ground: 'sand-pebble', blueFlag: true },

  slogan: {
    tr: 'Bahçede kalınır, otelde değil',
    en: 'You stay in the garden',
    de: 'Man wohnt im Garten',
    ru: 'Здесь живут в саду',
  },
  sloganText: {
    tr: '1.140 bitki türü, dokuz hektar; aralarına serpilmiş 96 villa ve her kapıda bir ağaç adı.',
    en: 'Nine hectares, 1,140 kinds of plants and 96 villas set among them, each with the name of a tree on its door.',
    de: 'Neun Hektar, 1.140 Pflanzenarten, dazwischen 96 Villen, und an jeder Tür der Name eines Baums.',
    ru: 'Девять гектаров, 1140 видов растений, между ними 96 вилл, и на каждой двери имя дерева.',
  },
  promise: {
    tr: 'Tatilde de toprağa dokunmak isteyenler, ressamlar ve her yaprağın adını soran çocuklar için.',
    en: 'For those who want earth on their hands on holiday too, for painters, and for children who ask what everything is called.',
    de: 'Für alle, die auch im Urlaub Erde an den Händen mögen, für Maler und für Kinder, die nach jedem Namen fragen.',
    ru: 'Для тех, кто и на отдыхе любит возиться с землёй, для художников и для детей, которые спрашивают, как называется каждый лист.',
  },
  about: {
    tr: [
      'Bahçe otelden 38 yaş büyüktür. Botanikçi Nezahat Ersoy 1974’te burada bir fidanlık kurdu, Toroslardan soğan ve tohum taşıdı. 2012’de villalar yapılırken şartı vasiyetinde yazılıydı: hiçbir yol bir kökün üzerinden geçmeyecek. Yürüyüş yollarımız bu yüzden kıvrılır, haritası da bir ağaç dalına benzer.',
      'Villalar tek ya da iki katlı, toprak rengi ve yeşil çatılıdır; havadan bakınca güç seçilir. Aralarında nilüferli üç gölet, bir sığla korusu, bir kaktüs yamacı ve 640 metrekarelik cam sera vardır. On sekiz bahçıvan çalışır. Sabahları onlarla gezmek isteyenler için kapıda lastik çizme durur, 35’ten 46’ya kadar.',
      'Burada günü saatler değil, çiçekler böler. Nilüferler sekizde açılır, ikindide kapanır; akşamsefası altıda kokmaya başlar. Haziranda ateş böcekleri için koruda bütün lambalar söner ve herkes bir banka oturur, hiçbir şey yapmaz. Deniz 320 metre ötede, bambu yolunun sonundadır; çoğu konuk onu ikinci gün bulur.',
    ],
    en: [
      'The garden is 38 years older than the hotel. In 1974 Nezahat Ersoy, a botanist, began a nursery here and carried down bulbs and seeds from the Taurus. When the villas were built in 2012 her will set one condition: no path was to cross a root. So our paths bend, and the map of them looks like a branch.',
      'The villas have one floor or two, walls of the colour of earth, and planted roofs; from the air they are hard to find. Between them lie three lily ponds, a grove of oriental sweetgum, a slope of cacti and a glasshouse of 640 square metres. There are eighteen gardeners. For guests who like to walk with them in the morning, rubber boots stand at the gate in sizes 35 to 46.',
      'It is flowers that divide the day here. Water lilies open at eight and close in the afternoon; the four-o’clocks begin to smell at six. In June every lamp in the grove is put out for the fireflies, and people sit on benches and do nothing. The sea is 320 metres away at the end of the bamboo path. Most guests find it on the second day.',
    ],
    de: [
      'Der Garten ist 38 Jahre älter als das Hotel. 1974 legte die Botanikerin Nezahat Ersoy hier eine Gärtnerei an und trug Zwiebeln und Samen aus dem Taurus herunter. Als 2012 die Villen entstanden, stand in ihrem Testament eine Bedingung: Kein Weg darf über eine Wurzel führen. Darum biegen sich unsere Wege, und ihr Plan sieht aus wie ein Ast.',
      'Die Villen haben ein oder zwei Stockwerke, erdfarbene Wände und bepflanzte Dächer; aus der Luft sind sie schwer zu finden. Dazwischen liegen drei Seerosenteiche, ein Hain von Amberbäumen, ein Kakteenhang und ein Gewächshaus von 640 Quadratmetern. Achtzehn Gärtner arbeiten hier. Wer morgens mitgehen mag, findet am Tor Gummistiefel von Größe 35 bis 46.',
      'Den Tag teilen hier die Blüten ein. Die Seerosen öffnen sich um acht und schließen am Nachmittag; die Wunderblumen beginnen um sechs zu duften. Im Juni gehen im Hain für die Glühwürmchen alle Lampen aus, dann sitzt man auf einer Bank und tut nichts. Das Meer liegt 320 Meter entfernt am Ende des Bambuswegs. Die meisten finden es am zweiten Tag.',
    ],
    ru: [
      'Сад на 38 лет старше отеля. В 1974 году ботаник Незахат Эрсой заложила здесь питомник и носила с Тавра луковицы и семена. Когда в 2012 году строили виллы, в её завещании стояло условие: ни одна дорожка не пройдёт по корню. Поэтому наши дорожки петляют, а их план похож на ветку.',
      'Виллы в один или два этажа, стены цвета земли, крыши засажены травами; с воздуха их трудно найти. Между ними три пруда с кувшинками, роща ликвидамбара, склон с кактусами и теплица площадью 640 метров. Работают восемнадцать садовников. Для тех, кто хочет утром пройтись с ними, у ворот стоят резиновые сапоги с 35-го по 46-й размер.',
      'День здесь делят цветы. Кувшинки раскрываются в восемь и закрываются после обеда, в шесть начинает пахнуть мирабилис. В июне ради светлячков в роще гасят все лампы, и люди сидят на скамейках и ничего не делают. До моря 320 метров по бамбуковой аллее. Большинство находит его на второй день.',
    ],
  },
  highlights: [
    {
      title: { tr: '1.140 tür', en: '1,140 species', de: '1.140 Arten', ru: '1140 видов' },
      text: {
        tr: 'Her birinin etiketi vardır, 83’ü yalnızca Antalya çevresinde yetişir. Liste her nisan yeniden basılır.',
        en: 'Each has a label, and 83 grow nowhere but around Antalya. The list is printed anew every April.',
        de: 'Jede trägt ein Schild, 83 wachsen nur in der Gegend von Antalya. Das Verzeichnis erscheint jeden April neu.',
        ru: 'У каждого табличка, 83 растут только в окрестностях Анталии. Список печатают заново каждый апрель.',
      },
      picture: 'garden',
    },
    {
      title: { tr: 'Cam sera', en: 'The glasshouse', de: 'Das Glashaus', ru: 'Теплица' },
      text: {
        tr: '1974’ten kalan 640 metrekare; vanilya, kahve ve iki yılda bir açan bir kaktüs.',
        en: 'Six hundred and forty square metres from 1974, with vanilla, coffee and a cactus that blooms every other year.',
        de: 'Sechshundertvierzig Quadratmeter von 1974, mit Vanille, Kaffee und einem Kaktus, der jedes zweite Jahr blüht.',
        ru: 'Шестьсот сорок метров 1974 года: ваниль, кофе и кактус, который цветёт раз в два года.',
      },
      picture: 'courtyard',
    },
    {
      title: { tr: 'Ateş böceği geceleri', en: 'Firefly nights', de: 'Glühwürmchennächte', ru: 'Ночи светлячков' },
      text: {
        tr: '1–20 Haziran arasında sığla korusunda lambalar söner. Yolu ay gösterir, ay yoksa bahçıvan.',
        en: 'From 1 to 20 June the lamps of the sweetgum grove are out. The moon shows the way, or else a gardener.',
        de: 'Vom 1. bis 20. Juni bleiben im Amberhain die Lampen aus. Den Weg zeigt der Mond oder ein Gärtner.',
        ru: 'С 1 по 20 июня в роще ликвидамбара не горят лампы. Дорогу показывает луна, а без луны садовник.',
      },
      picture: 'event',
    },
    {
      title: {
        tr: 'Villalar arası 22 metre',
        en: 'Twenty-two metres apart',
        de: 'Zweiundzwanzig Meter Abstand',
        ru: 'Двадцать два метра между виллами',
      },
      text: {
        tr: 'En yakın komşuyla aranızda en az 22 metre ve bir çit vardır; çit defnedir, kokar.',
        en: 'Between you and the next villa are at least 22 metres and a hedge. The hedge is bay, and fragrant.',
        de: 'Zur nächsten Villa sind es mindestens 22 Meter und eine Hecke. Die Hecke ist Lorbeer und duftet.',
        ru: 'До соседней виллы не меньше 22 метров и живая изгородь. Изгородь лавровая и пахнет.',
      },
      picture: 'facade',
    },
  ],
  day: [
    {
      title: { tr: 'Çizme ve çiy', en: 'Boots and dew', de: 'Stiefel und Tau', ru: 'Сапоги и роса' },
      text: {
        tr: 'Başbahçıvan Yusuf yedide kapıdadır. Bir saatte iki kilometre ve on beş isim.',
        en: 'Yusuf, the head gardener, is at the gate at seven. Two kilometres and fifteen names in an hour.',
        de: 'Yusuf, der Obergärtner, steht um sieben am Tor. Zwei Kilometer und fünfzehn Namen in einer Stunde.',
        ru: 'Главный садовник Юсуф в семь у ворот. За час два километра и пятнадцать названий.',
      },
      from: '07:00',
      to: '08:30',
    },
    {
      title: {
        tr: 'Nilüfer saati',
        en: 'When lilies open',
        de: 'Wenn die Seerosen aufgehen',
        ru: 'Когда раскрываются кувшинки',
      },
      text: {
        tr: 'Kahvaltı göletin kıyısında; bal seranın arkasındaki kovanlardan, domates dünden.',
        en: 'Breakfast at the edge of the pond; honey from the hives behind the glasshouse, tomatoes of yesterday.',
        de: 'Frühstück am Teich; Honig aus den Stöcken hinterm Glashaus, Tomaten von gestern.',
        ru: 'Завтрак у пруда; мёд из ульев за теплицей, помидоры вчерашние.',
      },
      from: '08:30',
      to: '11:00',
    },
    {
      title: { tr: 'Suluboya', en: 'Watercolour', de: 'Aquarell', ru: 'Акварель' },
      text: {
        tr: 'Sera öğleye kadar atölyedir. Kâğıt ve boya bizden, sabır bitkiden.',
        en: 'Until early afternoon the glasshouse is a studio. We bring paper and paint, the plants bring patience.',
        de: 'Bis zum frühen Nachmittag ist das Glashaus Atelier. Papier und Farben stellen wir, Geduld die Pflanzen.',
        ru: 'До раннего вечера теплица превращается в мастерскую. Бумага и краски наши, терпение от растений.',
      },
      from: '11:00',
      to: '14:00',
    },
    {
      title: {
        tr: 'Bambu yolundan denize',
        en: 'Down the bamboo path',
        de: 'Durch den Bambus ans Meer',
        ru: 'По бамбуку к морю',
      },
      text: {
        tr: '320 metre gölge, sonra ışık. Öğleden sonra su sıcak, sahil sakindir.',
        en: 'Three hundred and twenty metres of shade, then light. In the afternoon the water is warm and the beach quiet.',
        de: 'Dreihundertzwanzig Meter Schatten, dann Licht. Nachmittags ist das Wasser warm und der Strand ruhig.',
        ru: 'Триста двадцать метров тени, потом свет. После обеда вода тёплая, на пляже тихо.',
      },
      from: '14:00',
      to: '18:00',
    },
    {
      title: { tr: 'Akşamsefası', en: 'Four-o’clocks at night', de: 'Die Wunderblume', ru: 'Мирабилис' },
      text: {
        tr: 'Gece açan on bir çiçeğin yolu fenerle gezilir, sonra barda onlarla yapılmış bir bardak.',
        en: 'A lantern walk past eleven flowers that open after dark, then a glass made of one of them.',
        de: 'Mit Laterne zu elf Blumen, die nachts aufgehen, danach ein Glas aus einer von ihnen.',
        ru: 'Прогулка с фонарём к одиннадцати ночным цветам, потом бокал, настоянный на одном из них.',
      },
      from: '18:00',
      to: '23:30',
    },
  ],
  beachText: {
    tr: [
      'Bambu yolu 320 metredir ve iki yerinde bank vardır. Sahil 180 metre; su kenarında çakıl, üstünde kum, arkasında bizim diktiğimiz değil, kendiliğinden çıkan ılgınlar. Denize girerken ayağa ince çakıl gelir, dört adım sonra kum başlar; isteyene deniz ayakkabısı veririz.',
      'Yüz kırk şezlongun hepsi ahşaptır ve gölgesi kamıştandır. Deniz çöreği ve kum zambağı korunan türlerdir, çevrelerine ip çekilidir. Temmuzdan eylüle sabah altıda gönüllüler yuva sayar; erken kalkan çocuklar deftere işaret koyar.',
    ],
    en: [
      'The bamboo path is 320 metres long, with benches at two points. The beach measures 180: pebble at the edge, sand above, and behind it tamarisks that nobody planted. Going in you feel small stones for four steps and sand after that. Beach shoes are there to borrow.',
      'All hundred and forty loungers are of wood, and reeds give the shade. Sea rocket and sea daffodil are protected here and stand behind a rope. From July to September volunteers count turtle nests at six in the morning, and children who get up may put the mark in the book.',
    ],
    de: [
      'Der Bambusweg misst 320 Meter, an zwei Stellen steht eine Bank. Der Strand ist 180 Meter lang: Kies am Wasser, darüber Sand, dahinter Tamarisken, die niemand gepflanzt hat. Beim Hineingehen spürt man vier Schritte lang Steinchen, dann beginnt Sand. Badeschuhe leihen wir aus.',
      'Alle hundertvierzig Liegen sind aus Holz, den Schatten gibt Schilf. Meersenf und Strandlilie stehen unter Schutz und hinter einem Seil. Von Juli bis September zählen Freiwillige um sechs Uhr früh die Nester der Schildkröten; Kinder, die aufstehen, dürfen den Strich ins Buch machen.',
    ],
    ru: [
      'Бамбуковая аллея тянется 320 метров, в двух местах стоят скамейки. Длина пляжа 180 метров: у воды галька, выше песок, за ним тамариски, которые никто не сажал. При входе в море четыре шага мелких камешков, потом песок. Пляжную обувь можно взять у нас.',
      'Все сто сорок шезлонгов деревянные, тень даёт тростник. Морская горчица и панкраций здесь под защитой, вокруг них натянута верёвка. С июля по сентябрь в шесть утра волонтёры считают черепашьи гнёзда, и дети, которые встали, ставят отметку в журнал.',
    ],
  },
  pools: [
    {
      name: { tr: 'Yeşil Su', en: 'Green Water', de: 'Das Grüne Wasser', ru: 'Зелёная вода' },
      text: {
        tr: 'Klorsuz doğal havuz: suyu sazlar süzer, kurbağalar denetler. Yüzme bölümü ayrıdır.',
        en: 'A natural pool without chlorine: reeds filter it, frogs inspect it. Swimmers have a part of their own.',
        de: 'Ein Naturbecken ohne Chlor: Schilf filtert, Frösche prüfen. Die Schwimmer haben ihren eigenen Teil.',
        ru: 'Природный бассейн без хлора: воду чистит тростник, проверяют лягушки. Для пловцов отдельная часть.',
      },
      areaM2: 720,
      depthM: 1.8,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Palmiye Havuzu', en: 'Palm Pool', de: 'Palmenbecken', ru: 'Пальмовый бассейн' },
      text: {
        tr: 'Kırk hurma palmiyesinin gölgesinde, 30 metre, tuzlu su.',
        en: 'Thirty metres of salt water in the shade of forty date palms.',
        de: 'Dreißig Meter Salzwasser im Schatten von vierzig Dattelpalmen.',
        ru: 'Тридцать метров солёной воды в тени сорока финиковых пальм.',
      },
      areaM2: 460,
      depthM: 1.4,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
    {
      name: { tr: 'Çekirdek', en: 'The Seed', de: 'Der Kern', ru: 'Семечко' },
      text: {
        tr: 'Çocuklar için badem biçiminde, 45 santimetre; kenarı ahşap, suyu ılık.',
        en: 'Almond-shaped and 45 centimetres deep for children, with a wooden rim and warm water.',
        de: 'Mandelförmig und 45 Zentimeter tief für Kinder, mit Holzrand und warmem Wasser.',
        ru: 'В форме миндаля, глубина 45 сантиметров; для детей, с деревянным бортиком и тёплой водой.',
      },
      areaM2: 90,
      depthM: 0.45,
      heated: true,
      from: '09:00',
      to: '18:30',
    },
  ],
  rooms: [
    {
      id: 1801,
      category: 'STANDARD',
      name: { tr: 'Kekik Odası', en: 'Thyme Room', de: 'Thymianzimmer', ru: 'Номер «Чабрец»' },
      slug: { tr: 'kekik-odasi', en: 'thyme-room', de: 'thymianzimmer', ru: 'nomer-chabrets' },
      text: {
        tr: 'Dörtlü villaların alt katında 30 metrekare; eşikten iner inmez kekik tarhı.',
        en: 'Thirty square metres on the ground floor of a villa for four parties, with a bed of thyme at the step.',
        de: 'Dreißig Quadratmeter im Erdgeschoss einer Vierervilla, gleich vor der Stufe ein Thymianbeet.',
        ru: 'Тридцать метров на первом этаже виллы на четыре номера; сразу за порогом грядка чабреца.',
      },
      body: {
        tr: [
          'Terasın önünde üç çeşit kekik yetişir, üzerinden geçen kokusunu içeri taşır. Oda sıvasına saman katılmıştır; duvar yazın serin, kışın ılık kalır. Yatak başında o tarhtan kurutulmuş bir demet asılıdır.',
          'Dolapta lastik çizme, hasır şapka ve bir bahçe makası bulunur. Kesmek serbesttir, kökünden sökmek değildir.',
        ],
        en: [
          'Three kinds of thyme grow before the terrace, and whoever crosses them brings the scent inside. There is straw in the plaster, which keeps the wall cool in summer and mild in winter. A dried bunch from the bed hangs at the headboard.',
          'In the cupboard are rubber boots, a straw hat and garden scissors. Cutting is allowed, pulling up is not.',
        ],
        de: [
          'Vor der Terrasse wachsen drei Sorten Thymian, und wer darübergeht, trägt den Duft hinein. Im Putz ist Stroh, die Wand bleibt im Sommer kühl und im Winter mild. Am Kopfende hängt ein getrockneter Strauß aus dem Beet.',
          'Im Schrank liegen Gummistiefel, Strohhut und Gartenschere. Schneiden ist erlaubt, ausreißen nicht.',
        ],
        ru: [
          'Перед террасой растёт чабрец трёх видов, и каждый проходящий заносит запах внутрь. В штукатурку добавлена солома: летом стена прохладная, зимой не стынет. У изголовья висит сухой пучок с той же грядки.',
          'В шкафу резиновые сапоги, соломенная шляпа и садовые ножницы. Срезать можно, выдёргивать нельзя.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'Çift kişilik ya da iki tek yatak',
        en: 'Double bed or two singles',
        de: 'Doppelbett oder zwei Einzelbetten',
        ru: 'Двуспальная или две односпальные кровати',
      },
      view: { tr: 'Ot tarhları', en: 'Herb beds', de: 'Kräuterbeete', ru: 'Грядки с травами' },
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
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 1802,
      category: 'STANDARD',
      name: {
        tr: 'Yasemin Balkon',
        en: 'Jasmine Balcony Room',
        de: 'Zimmer mit Jasminbalkon',
        ru: 'Номер с жасминовым балконом',
      },
      slug: {
        tr: 'yasemin-balkon',
        en: 'jasmine-balcony-room',
        de: 'zimmer-mit-jasminbalkon',
        ru: 'nomer-s-zhasminom',
      },
      text: {
        tr: 'Üst katta 32 metrekare, balkonu yaseminle sarılı. Mayısta pencere kapalı uyunmaz.',
        en: 'Thirty-two square metres upstairs with jasmine round the balcony. In May nobody sleeps with the window shut.',
        de: 'Zweiunddreißig Quadratmeter im Obergeschoss, der Balkon von Jasmin umrankt. Im Mai schläft niemand bei geschlossenem Fenster.',
        ru: 'Тридцать два метра на втором этаже, балкон увит жасмином. В мае никто не спит с закрытым окном.',
      },
      body: {
        tr: [
          'Balkon ağaçların taç hizasındadır; sabah arap bülbülü, akşam yarasalar geçer, ikisi de zararsızdır. Korkuluktaki tel kafes sarmaşık içindir. Budamayı her şubat biz yaparız, konuklar mayısta farkı görür.',
          'İçeride söğüt örgü koltuk, çiçek baskılı keten perde ve duvarda 1974’ün herbaryumundan tek bir yaprak asılıdır, her odada başka bir tür.',
        ],
        en: [
          'The balcony is level with the crowns of the trees. Bulbuls pass in the morning and bats at night, both of them harmless. The wires on the rail are for the climber, which we prune each February; in May you see why.',
          'Inside are willow chairs, printed linen and, on the wall, a single leaf from the herbarium of 1974, a different one in every room.',
        ],
        de: [
          'Der Balkon liegt auf Höhe der Baumkronen. Morgens kommen Bülbüls vorbei, abends Fledermäuse, beide harmlos. Die Drähte am Geländer sind für den Jasmin, den wir jeden Februar schneiden; im Mai sieht man, wozu.',
          'Drinnen Sessel aus Weidengeflecht, bedrucktes Leinen und an der Wand ein einzelnes Blatt aus dem Herbarium von 1974, in jedem Zimmer eine andere Art.',
        ],
        ru: [
          'Балкон на уровне крон. Утром мимо пролетают бюльбюли, вечером летучие мыши, и те и другие безобидны. Проволока на перилах нужна жасмину; мы подрезаем его каждый февраль, а в мае видно зачем.',
          'Внутри плетёные кресла из ивы, набивной лён, а на стене единственный лист из гербария 1974 года, в каждом номере свой.',
        ],
      },
      sizeM2: 32,
      maxAdults: 3,
      maxChildren: 1,
      beds: {
        tr: 'Çift kişilik yatak ve divan',
        en: 'Double bed and daybed',
        de: 'Doppelbett und Tagesbett',
        ru: 'Двуспальная кровать и кушетка',
      },
      view: { tr: 'Ağaç taçları', en: 'Treetops', de: 'Baumkronen', ru: 'Кроны деревьев' },
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
      id: 1803,
      category: 'FAMILY',
      name: {
        tr: 'Harnup Aile Villası',
        en: 'Carob Family Villa',
        de: 'Familienvilla Johannisbrot',
        ru: 'Семейная вилла «Рожковое дерево»',
      },
      slug: {
        tr: 'harnup-aile-villasi',
        en: 'carob-family-villa',
        de: 'familienvilla-johannisbrot',
        ru: 'villa-rozhkovoe-derevo',
      },
      text: {
        tr: 'İki yatak odası, salıncaklı bir harnup ağacı ve çocuklar için ekim sandığı; 64 metrekare.',
        en: 'Two bedrooms, a carob tree with a swing and a planting box for children; 64 square metres.',
        de: 'Zwei Schlafzimmer, ein Johannisbrotbaum mit Schaukel und ein Pflanzkasten für Kinder; 64 Quadratmeter.',
        ru: 'Две спальни, рожковое дерево с качелями и ящик для посадок; 64 метра.',
      },
      body: {
        tr: [
          'On dört villa, her birinin bahçesinde salıncak taşıyacak kalınlıkta bir harnup vardır. Geldiğiniz gün ekilen tere, altıncı gün salatadadır. Gelecek yıl dönenler, adlarını aynı sandıkta bulur.',
          'Çocuk odasında iki yatak, bir büyüteç ve yaprak presi durur. Bahçe çitle çevrilidir, gölet yolu buradan geçmez.',
        ],
        en: [
          'There are fourteen villas, each with a carob thick enough to hold a swing. Cress sown on the day you come is salad on the sixth. Those who return next year find their names on the same box.',
          'In the children’s room are two beds, a magnifying glass and a leaf press. The garden is fenced and no path to the ponds runs through it.',
        ],
        de: [
          'Es gibt vierzehn Villen, jede mit einem Johannisbrotbaum, der eine Schaukel trägt. Kresse, die am Ankunftstag gesät wird, ist am sechsten Tag Salat. Wer im nächsten Jahr wiederkommt, findet seinen Namen am selben Kasten.',
          'Im Kinderzimmer stehen zwei Betten, dazu Lupe und Blattpresse. Der Garten ist umzäunt, der Weg zu den Teichen führt nicht hindurch.',
        ],
        ru: [
          'Вилл четырнадцать, у каждой рожковое дерево, способное держать качели. Кресс-салат, посеянный в день приезда, на шестой день готов. Кто вернётся через год, найдёт своё имя на том же ящике.',
          'В детской две кровати, лупа и пресс для листьев. Сад огорожен, дорожка к прудам через него не идёт.',
        ],
      },
      sizeM2: 64,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: 'Çift kişilik yatak ve iki tek yatak',
        en: 'Double bed and two singles',
        de: 'Doppelbett und zwei Einzelbetten',
        ru: 'Двуспальная и две односпальные кровати',
      },
      view: { tr: 'Kendi bahçesi', en: 'Its own garden', de: 'Eigener Garten', ru: 'Собственный сад' },
      features: [
        'air-conditioning',
        'terrace',
        'two-bathrooms',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathtub',
        'shower',
        'baby-cot',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 1804,
      category: 'VILLA',
      name: { tr: 'Nilüfer Villası', en: 'Water Lily Villa', de: 'Seerosenvilla', ru: 'Вилла «Кувшинка»' },
      slug: { tr: 'nilufer-villasi', en: 'water-lily-villa', de: 'seerosenvilla', ru: 'villa-kuvshinka' },
      text: {
        tr: 'Göletin üstüne uzanan ahşap teras, altında balıklar; 58 metrekare ve iki kişi.',
        en: 'A wooden deck over the pond with fish below it; 58 square metres for two.',
        de: 'Ein Holzdeck über dem Teich, darunter Fische; 58 Quadratmeter für zwei.',
        ru: 'Деревянный настил над прудом, под ним рыбы; 58 метров на двоих.',
      },
      body: {
        tr: [
          'Dokuz villa gölete kazıklarla oturur. Nilüferler teras kenarına kadar gelir; saat sekizde açılışlarını yatağınızdan görebilirsiniz, bunun için perdeyi açık bırakmak yeter.',
          'Kurbağalar nisan ve mayısta gece konuşur. Kimi konuk bunun için gelir, kimi kulak tıkacı ister; ikisi de başucu çekmecesinde vardır: tıkaç ve ses kılavuzu.',
        ],
        en: [
          'Nine villas stand on piles in the water. The lilies come up to the edge of the deck; if you leave the curtain open you see them unfold at eight from your bed.',
          'In April and May the frogs talk at night. Some guests come for them, others ask for earplugs. The bedside drawer has both: plugs, and a guide to the voices.',
        ],
        de: [
          'Neun Villen stehen auf Pfählen im Wasser. Die Seerosen reichen bis an den Rand des Decks; wer den Vorhang offen lässt, sieht sie um acht vom Bett aus aufgehen.',
          'Im April und Mai reden nachts die Frösche. Manche Gäste kommen ihretwegen, andere bitten um Ohrstöpsel. In der Nachttischschublade liegt beides: Stöpsel und ein Stimmenführer.',
        ],
        ru: [
          'Девять вилл стоят в воде на сваях. Кувшинки подходят к самому краю настила; если не задёргивать штору, в восемь видно с кровати, как они раскрываются.',
          'В апреле и мае по ночам разговаривают лягушки. Одни гости едут ради них, другие просят беруши. В тумбочке есть и то и другое: беруши и определитель голосов.',
        ],
      },
      sizeM2: 58,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: 'Geniş çift kişilik yatak', en: 'King-size bed', de: 'Kingsize-Bett', ru: 'Кровать king-size' },
      view: { tr: 'Nilüfer göleti', en: 'Lily pond', de: 'Seerosenteich', ru: 'Пруд с кувшинками' },
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
        'rain-shower',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 1805,
      category: 'VILLA',
      name: {
        tr: 'Nar Villası, havuzlu',
        en: 'Pomegranate Villa with pool',
        de: 'Granatapfelvilla mit Pool',
        ru: 'Вилла «Гранат» с бассейном',
      },
      slug: { tr: 'nar-villasi', en: 'pomegranate-villa', de: 'granatapfelvilla', ru: 'villa-granat' },
      text: {
        tr: 'Nar ağaçlarıyla çevrili avlu, 24 metrekarelik havuz, açık hava duşu; 86 metrekare.',
        en: 'A court ringed with pomegranates, a pool of 24 square metres, a shower in the open; 86 square metres.',
        de: 'Ein Hof mit Granatapfelbäumen, ein Pool von 24 Quadratmetern, eine Dusche im Freien; 86 Quadratmeter.',
        ru: 'Двор в гранатовых деревьях, бассейн 24 метра, душ под открытым небом; 86 метров.',
      },
      body: {
        tr: [
          'Villanın iki odası avluya açılır; havuz ortadadır ve dışarıdan görünmez. Ekimde narlar olgunlaşır, her sabah kapıya bir sürahi su bırakılır: sıkılmış olanı buzdolabında, tanesi kâsededir.',
          'Duşun üstü açık, üç yanı taş duvardır. Yağmurda duş almak isteyenler kasımda gelir ve bunu kimseye anlatmaz.',
        ],
        en: [
          'Both rooms open to the court; the pool is in the middle and not seen from outside. In October the fruit ripens, and every morning there is a jug of juice in the fridge and a bowl of seeds on the table.',
          'The shower has stone on three sides and sky above. Those who like to shower in the rain come in November.',
        ],
        de: [
          'Beide Zimmer öffnen sich zum Hof; das Becken liegt in der Mitte und ist von außen nicht zu sehen. Im Oktober reifen die Früchte, dann stehen jeden Morgen ein Krug Saft im Kühlschrank und eine Schale Kerne auf dem Tisch.',
          'Die Dusche hat Stein auf drei Seiten und Himmel darüber. Wer gern im Regen duscht, kommt im November.',
        ],
        ru: [
          'Обе комнаты выходят во двор; бассейн посередине, и снаружи его не видно. В октябре гранаты созревают, и каждое утро в холодильнике стоит кувшин сока, а на столе миска зёрен.',
          'У душа каменные стены с трёх сторон и небо сверху. Кто любит мыться под дождём, приезжает в ноябре.',
        ],
      },
      sizeM2: 86,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: 'Geniş çift kişilik yatak ve iki tek yatak',
        en: 'King-size bed and two singles',
        de: 'Kingsize-Bett und zwei Einzelbetten',
        ru: 'Кровать king-size и две односпальные',
      },
      view: { tr: 'İç avlu', en: 'Inner court', de: 'Innenhof', ru: 'Внутренний двор' },
      features: [
        'air-conditioning',
        'terrace',
        'private-pool',
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
      ],
      picture: 'suite',
    },
    {
      id: 1806,
      category: 'BUNGALOW',
      name: { tr: 'Fidanlık Kulübesi', en: 'Nursery Cabin', de: 'Gärtnerhütte', ru: 'Домик в питомнике' },
      slug: { tr: 'fidanlik-kulubesi', en: 'nursery-cabin', de: 'gaertnerhuette', ru: 'domik-v-pitomnike' },
      text: {
        tr: 'Seranın arkasında altı ahşap kulübe, 36 metrekare. Sabah kapıyı açınca toprak kokar.',
        en: 'Six timber cabins behind the glasshouse, 36 square metres each. You open the door and smell soil.',
        de: 'Sechs Holzhütten hinter dem Glashaus, je 36 Quadratmeter. Man öffnet die Tür und riecht Erde.',
        ru: 'Шесть деревянных домиков за теплицей, по 36 метров. Открываешь дверь, и пахнет землёй.',
      },
      body: {
        tr: [
          'Burası çalışılan yerdir: önünüzden el arabaları geçer, fideler şaşırtılır, radyo kısık sesle çalar. Katılmak isteyene eldiven verilir, istemeyene veranda sandalyesi. Kulübelerde televizyon bilerek yoktur.',
          'Bir haftadan uzun kalanlar adına bir fidan dikilir ve etiketi elle yazılır. 2013’ten beri 412 etiket birikti.',
        ],
        en: [
          'This is where work is done: barrows go by, seedlings are pricked out, a radio plays low. Those who want to join get gloves, those who do not, a chair on the veranda. There is no television in the cabins, on purpose.',
          'For a stay of more than a week a sapling is planted in your name and its label written by hand. Since 2013 there have been 412.',
        ],
        de: [
          'Hier wird gearbeitet: Karren fahren vorbei, Setzlinge werden pikiert, leise läuft ein Radio. Wer mitmachen will, bekommt Handschuhe, wer nicht, einen Stuhl auf der Veranda. Einen Fernseher gibt es in den Hütten mit Absicht nicht.',
          'Für alle, die länger als eine Woche bleiben, pflanzen wir einen Setzling und schreiben das Schild von Hand. Seit 2013 sind es 412.',
        ],
        ru: [
          'Здесь работают: мимо катят тачки, пикируют рассаду, негромко играет радио. Кто хочет помочь, получает перчатки, кто не хочет — стул на веранде. Телевизора в домиках нет намеренно.',
          'Для тех, кто остаётся больше чем на неделю, сажают деревце и подписывают табличку от руки. С 2013 года их 412.',
        ],
      },
      sizeM2: 36,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'Çift kişilik yatak ve çekyat',
        en: 'Double bed and sofa bed',
        de: 'Doppelbett und Schlafsofa',
        ru: 'Двуспальная кровать и диван-кровать',
      },
      view: { tr: 'Fidanlık', en: 'Plant nursery', de: 'Gärtnerei', ru: 'Питомник' },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'shower',
        'sofa-bed',
        'parquet',
        'desk',
      ],
      picture: 'room',
      absentIn: ['de'],
    },
    {
      id: 1807,
      category: 'DUPLEX',
      name: { tr: 'Botanikçinin Evi', en: 'The Botanist’s House', de: 'Das Haus der Botanikerin', ru: 'Дом ботаника' },
      slug: { tr: 'botanikcinin-evi', en: 'botanists-house', de: 'haus-der-botanikerin', ru: 'dom-botanika' },
      text: {
        tr: 'Nezahat Hanım’ın 1976’da yaptırdığı ev: üç yatak odası, çalışma odası ve 130 metrekare.',
        en: 'The house Nezahat Ersoy built for herself in 1976: three bedrooms, a study, 130 square metres.',
        de: 'Das Haus, das Nezahat Ersoy 1976 für sich baute: drei Schlafzimmer, Arbeitszimmer, 130 Quadratmeter.',
        ru: 'Дом, который Незахат Эрсой построила для себя в 1976 году: три спальни, кабинет, 130 метров.',
      },
      body: {
        tr: [
          'Alt katta ocaklı salon, mutfak ve çekmeceleri hâlâ tohum kokan çalışma odası; defterleri camlı dolaptadır ve okunabilir. Üst katta üç yatak odası, her pencerede onun diktiği ayrı bir ağaç: sığla, çınar, ginkgo.',
          'Verandadaki sallanan koltuk onundur. Oturmak serbesttir, biz de oturuyoruz.',
        ],
        en: [
          'Below are a sitting room with a hearth, the kitchen and the study, whose drawers still smell of seeds; her notebooks are in the glass case and may be read. Above are three bedrooms with a tree of her planting at every window: sweetgum, plane, ginkgo.',
          'The rocking chair on the veranda was hers. You may sit in it. We do.',
        ],
        de: [
          'Unten der Salon mit Kamin, die Küche und das Arbeitszimmer, dessen Schubladen noch nach Samen riechen; ihre Hefte liegen in der Vitrine und dürfen gelesen werden. Oben drei Schlafzimmer, vor jedem Fenster ein Baum von ihrer Hand: Amberbaum, Platane, Ginkgo.',
          'Der Schaukelstuhl auf der Veranda gehörte ihr. Man darf sich hineinsetzen. Wir tun es auch.',
        ],
        ru: [
          'Внизу гостиная с камином, кухня и кабинет, ящики которого до сих пор пахнут семенами; её тетради лежат в витрине, их можно читать. Наверху три спальни, у каждого окна посаженное ею дерево: ликвидамбар, платан, гинкго.',
          'Кресло-качалка на веранде принадлежало ей. В нём можно сидеть. Мы сидим.',
        ],
      },
      sizeM2: 130,
      maxAdults: 4,
      maxChildren: 2,
      beds: {
        tr: 'İki çift kişilik, iki tek yatak',
        en: 'Two double beds and two singles',
        de: 'Zwei Doppelbetten und zwei Einzelbetten',
        ru: 'Две двуспальные и две односпальные кровати',
      },
      view: { tr: 'Eski bahçe', en: 'The old garden', de: 'Der alte Garten', ru: 'Старый сад' },
      features: [
        'air-conditioning',
        'terrace',
        'fireplace',
        'two-bathrooms',
        'kitchenette',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'bathrobe',
        'bathtub',
        'desk',
        'parquet',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 1851,
      group: 'MAIN',
      name: { tr: 'Herbaryum', en: 'Herbarium', de: 'Herbarium', ru: '«Гербарий»' },
      slug: { tr: 'herbaryum', en: 'herbarium-restaurant', de: 'restaurant-herbarium', ru: 'restoran-gerbariy' },
      text: {
        tr: 'Göletin kıyısında, camlı salon. Tabağın yanında, içindeki otun adı yazar.',
        en: 'A glazed room on the pond. Beside each dish stands the name of the herb in it.',
        de: 'Ein verglaster Saal am Teich. Neben jedem Gericht steht der Name des Krauts, das darin ist.',
        ru: 'Застеклённый зал у пруда. Рядом с блюдом написано, какая трава в нём.',
      },
      body: {
        tr: [
          'Sebzenin yüzde 40’ı kendi bostanımızdan, gerisi Serik’in dört köyünden gelir; getirenin adı tezgâhta yazılıdır. Sıcak ot yemekleri ayrı bir ocaktadır: ısırgan, ebegümeci, turp otu. Et de vardır, yalnızca ilk sırada değildir.',
        ],
        en: [
          'Forty per cent of the vegetables come from our beds, the rest from four villages around Serik, and the counter names who brought them. Wild greens have a stove of their own: nettle, mallow, radish leaf. There is meat as well, it just does not come first.',
        ],
        de: [
          'Vierzig Prozent des Gemüses kommen aus unseren Beeten, der Rest aus vier Dörfern um Serik; an der Theke steht, wer es gebracht hat. Wildkräuter haben ihren eigenen Herd: Brennnessel, Malve, Rettichgrün. Fleisch gibt es auch, nur nicht an erster Stelle.',
        ],
        ru: [
          'Сорок процентов овощей с наших грядок, остальные из четырёх деревень под Сериком; у стойки написано, кто их привёз. Для диких трав отдельная плита: крапива, мальва, листья редьки. Мясо тоже есть, просто не на первом месте.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:30', to: '11:00' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '19:00', to: '21:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '340', en: '340', de: '340', ru: '340' },
        },
        {
          label: { tr: 'Etsiz yemek', en: 'Without meat', de: 'Ohne Fleisch', ru: 'Без мяса' },
          value: {
            tr: 'Her öğün en az 14',
            en: 'At least 14 at every meal',
            de: 'Mindestens 14 je Mahlzeit',
            ru: 'Не меньше 14 за трапезу',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 1852,
      group: 'ALACARTE',
      name: { tr: 'Kök', en: 'Kök, the root', de: 'Kök, die Wurzel', ru: '«Кёк», корень' },
      slug: { tr: 'kok', en: 'root', de: 'die-wurzel', ru: 'koren' },
      text: {
        tr: 'Toprağın altında yetişen her şey, altı tabakta: pancar, salep, yer elması, kereviz.',
        en: 'All that grows below ground in six plates: beet, orchid root, sunchoke, celeriac.',
        de: 'Alles, was unter der Erde wächst, in sechs Tellern: Bete, Salep, Topinambur, Sellerie.',
        ru: 'Всё, что растёт под землёй, в шести блюдах: свёкла, салеп, топинамбур, сельдерей.',
      },
      body: {
        tr: [
          'Restoran fidanlığın eski tohum mahzenindedir: kemerli, 18 derece, otuz iki kişilik. Şef Ekin Tan sebzeyi dört saat kor külde bekletir. Salep yabanıl orkideden değil, seramızda yetiştirdiğimizden çekilir; korunan türe dokunmayız.',
        ],
        en: [
          'The restaurant is in the old seed cellar of the nursery: vaulted, 18 degrees, thirty-two seats. Ekin Tan leaves vegetables in hot ash for four hours. The salep is not of wild orchids but of those we grow under glass; protected plants are left alone.',
        ],
        de: [
          'Das Restaurant liegt im alten Samenkeller der Gärtnerei: gewölbt, 18 Grad, zweiunddreißig Plätze. Ekin Tan lässt Gemüse vier Stunden in heißer Asche. Der Salep stammt nicht von wilden Orchideen, sondern aus unserem Glashaus; geschützte Pflanzen bleiben, wo sie sind.',
        ],
        ru: [
          'Ресторан занимает старый семенной подвал питомника: своды, 18 градусов, тридцать два места. Экин Тан держит овощи в горячей золе четыре часа. Салеп здесь не из диких орхидей, а из тех, что растут у нас в теплице; охраняемые виды мы не трогаем.',
        ],
      },
      hours: [{ from: '19:30', to: '22:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Bir gün önceden', en: 'A day ahead', de: 'Am Vortag', ru: 'За день' },
        },
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '32', en: '32', de: '32', ru: '32' },
        },
      ],
      picture: 'meze',
    },
    {
      id: 1853,
      group: 'ALACARTE',
      name: { tr: 'Duman Altı', en: 'Under the Smoke', de: 'Im Rauch', ru: '«Под дымом»' },
      slug: { tr: 'duman-alti', en: 'under-the-smoke', de: 'im-rauch', ru: 'pod-dymom' },
      text: {
        tr: 'Budama dallarından yakılan ateş: zeytin, asma, nar. Üstünde balık ve kuzu.',
        en: 'A fire of prunings from olive, vine and pomegranate, with fish and lamb above it.',
        de: 'Ein Feuer aus Schnittholz von Olive, Rebe und Granatapfel, darüber Fisch und Lamm.',
        ru: 'Огонь из обрезанных веток оливы, лозы и граната, над ним рыба и ягнёнок.',
      },
      body: {
        tr: [
          'Her odunun ayrı kokusu vardır; garson sipariş alırken yemeği değil, önce dalı sorar. Levrek asma dalında, kuzu pirzola zeytinde, patlıcan narda güzel olur. Yirmi dört masa bambuların arasında, birbirini görmeden durur.',
        ],
        en: [
          'Every wood has a scent, and the waiter asks for the branch before the dish. Sea bass does well on vine, lamb chops on olive, aubergine on pomegranate. Twenty-four tables stand among the bamboo out of sight of each other.',
        ],
        de: [
          'Jedes Holz duftet anders, der Kellner fragt zuerst nach dem Ast und dann nach dem Gericht. Wolfsbarsch mag Rebe, Lammkotelett Olive, Aubergine Granatapfel. Vierundzwanzig Tische stehen im Bambus, keiner sieht den anderen.',
        ],
        ru: [
          'У каждого дерева свой запах, и официант сначала спрашивает про ветку, потом про блюдо. Сибас хорош на лозе, бараньи отбивные на оливе, баклажан на гранате. Двадцать четыре стола стоят среди бамбука и друг друга не видят.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Konaklama başına bir kez',
            en: 'Once per stay',
            de: 'Einmal pro Aufenthalt',
            ru: 'Один раз за пребывание',
          },
        },
      ],
      picture: 'grill',
    },
    {
      id: 1854,
      group: 'BAR',
      name: { tr: 'Gece Sefası', en: 'Four-o’clock Bar', de: 'Bar zur Wunderblume', ru: 'Бар «Мирабилис»' },
      slug: { tr: 'gece-sefasi', en: 'four-oclock-bar', de: 'bar-zur-wunderblume', ru: 'bar-mirabilis' },
      text: {
        tr: 'Akşam altıda çiçekle birlikte açılır. Bardaklarda lavanta, limon otu ve biraz cin.',
        en: 'It opens at six, with the flower. In the glasses: lavender, lemon verbena and some gin.',
        de: 'Sie öffnet um sechs, mit der Blume. Im Glas: Lavendel, Zitronenverbene und etwas Gin.',
        ru: 'Открывается в шесть, вместе с цветком. В бокалах лаванда, вербена и немного джина.',
      },
      body: {
        tr: [
          'Barmenin arkasında şişeden çok saksı vardır; dal bardağın üstünde kesilir. Alkolsüz liste alkollüden uzundur, on dokuza on dört. Işık mumdan gelir, haziranda bir bölümü ateş böceklerinden.',
        ],
        en: [
          'Behind the barman are more pots than bottles, and the sprig is cut over your glass. The list without alcohol is longer than the one with, nineteen to fourteen. Light comes from candles and in June partly from fireflies.',
        ],
        de: [
          'Hinter dem Barmann stehen mehr Töpfe als Flaschen, der Zweig wird über dem Glas geschnitten. Die Karte ohne Alkohol ist länger als die mit, neunzehn zu vierzehn. Das Licht kommt von Kerzen, im Juni zum Teil von Glühwürmchen.',
        ],
        ru: [
          'За спиной у бармена горшков больше, чем бутылок, веточку срезают прямо над бокалом. Безалкогольный список длиннее: девятнадцать против четырнадцати. Свет от свечей, а в июне отчасти от светлячков.',
        ],
      },
      hours: [{ from: '18:00', to: '00:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '56', en: '56', de: '56', ru: '56' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 1855,
      group: 'PATISSERIE',
      name: { tr: 'Petek', en: 'Petek, the honeycomb', de: 'Petek, die Wabe', ru: '«Петек», соты' },
      slug: { tr: 'petek', en: 'honeycomb', de: 'die-wabe', ru: 'soty' },
      text: {
        tr: 'Kırk kovanın balı, seranın vanilyası ve çay saatinde ılık bir ballı kek.',
        en: 'Honey from forty hives, vanilla from the glasshouse and warm honey cake at tea time.',
        de: 'Honig aus vierzig Stöcken, Vanille aus dem Glashaus und zur Teezeit warmer Honigkuchen.',
        ru: 'Мёд из сорока ульев, ваниль из теплицы и тёплая медовая коврижка к чаю.',
      },
      body: {
        tr: [
          'Bal aya göre değişir: nisanda narenciye, haziranda kekik, ekimde püren. Üçü yan yana üç kaşıkla verilir, hangisini sevdiğinizi söylemeniz beklenir. Arıcı Hatice Hanım cumartesileri cam kovanı açar, izlemek serbest.',
        ],
        en: [
          'The honey changes with the month: citrus in April, thyme in June, heather in October. All three are served on three spoons, and you are expected to take sides. On Saturdays Hatice, the beekeeper, opens the glass hive for those who like to watch.',
        ],
        de: [
          'Der Honig wechselt mit dem Monat: im April Zitrus, im Juni Thymian, im Oktober Heide. Alle drei kommen auf drei Löffeln, und man erwartet ein Urteil. Samstags öffnet die Imkerin Hatice den gläsernen Stock für Zuschauer.',
        ],
        ru: [
          'Мёд меняется по месяцам: в апреле цитрусовый, в июне чабрецовый, в октябре вересковый. Подают все три на трёх ложках и ждут вашего мнения. По субботам пасечница Хатидже открывает стеклянный улей, можно смотреть.',
        ],
      },
      hours: [{ from: '10:00', to: '19:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Cam kovan', en: 'Glass hive', de: 'Gläserner Stock', ru: 'Стеклянный улей' },
          value: {
            tr: 'Cumartesi 11.00',
            en: 'Saturdays at 11 am',
            de: 'Samstags um 11 Uhr',
            ru: 'По субботам в 11:00',
          },
        },
      ],
      picture: 'dessert',
    },
    {
      id: 1856,
      group: 'SNACK',
      name: { tr: 'Bostan Tezgâhı', en: 'Garden Stall', de: 'Gartenstand', ru: 'Лавка на грядке' },
      slug: { tr: 'bostan-tezgahi', en: 'garden-stall', de: 'gartenstand', ru: 'lavka-na-gryadke' },
      text: {
        tr: 'Sebze tarhlarının ortasında bir tezgâh: sebzeyi siz koparırsınız, salatayı biz yaparız.',
        en: 'A stall among the vegetable beds: you pick, we make the salad.',
        de: 'Ein Stand zwischen den Gemüsebeeten: Sie pflücken, wir machen den Salat.',
        ru: 'Прилавок посреди овощных грядок: вы срываете, мы делаем салат.',
      },
      body: {
        tr: [
          'Sepeti alır, tarhlar arasında dolaşır, topladığınızı tezgâha bırakırsınız. On dakika sonra kâsede zeytinyağı ve nar ekşisiyle geri gelir. Yanına bulgurlu ekmek ve lor verilir. Çocuklar ömürlerinde ilk kez turp yer, sayısı tutuluyor.',
        ],
        en: [
          'Take a basket, walk between the beds, leave what you picked on the counter. Ten minutes later it is back in a bowl with olive oil and pomegranate syrup, with bulgur bread and fresh curd beside it. Children eat their first radish here. We keep count.',
        ],
        de: [
          'Man nimmt einen Korb, geht zwischen den Beeten umher und gibt die Ernte am Stand ab. Zehn Minuten später kommt sie in der Schale zurück, mit Olivenöl und Granatapfelsirup, dazu Bulgurbrot und frischer Quark. Kinder essen hier ihr erstes Radieschen. Wir führen eine Strichliste.',
        ],
        ru: [
          'Берёте корзину, ходите между грядками, оставляете собранное на прилавке. Через десять минут оно возвращается в миске с оливковым маслом и гранатовым соусом, к нему хлеб с булгуром и свежий творог. Дети впервые в жизни едят здесь редис. Мы ведём счёт.',
        ],
      },
      hours: [{ from: '11:30', to: '16:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Bugün toplanır', en: 'In season', de: 'Erntezeit', ru: 'Сезон' },
          value: { tr: 'Nisan–kasım', en: 'April to November', de: 'April bis November', ru: 'С апреля по ноябрь' },
        },
      ],
      picture: 'terrace',
    },
    {
      id: 1857,
      group: 'BAR',
      name: { tr: 'Ilgın Plaj Bar', en: 'Tamarisk Beach Bar', de: 'Strandbar Tamariske', ru: 'Пляжный бар «Тамариск»' },
      slug: { tr: 'ilgin-plaj-bar', en: 'tamarisk-beach-bar', de: 'strandbar-tamariske', ru: 'plyazhnyy-bar-tamarisk' },
      text: {
        tr: 'Bambu yolunun bittiği yerde, ılgınların altında. Soğuk çay, buzlu kahve, ızgara ekmek.',
        en: 'Where the bamboo path ends, under tamarisks: cold tea, iced coffee, grilled bread.',
        de: 'Wo der Bambusweg endet, unter Tamarisken: kalter Tee, Eiskaffee, geröstetes Brot.',
        ru: 'Там, где кончается бамбук, под тамарисками: холодный чай, кофе со льдом, поджаренный хлеб.',
      },
      body: {
        tr: [
          'Tezgâh kıyıya vurmuş kerestelerden çakıldı, iki tahtası aynı değildir. Plastik bardak yoktur; cam bardakları sahil boyunca görevli toplar. Gün batımında saat sorulmaz, çıngırak üç kez çalınır, isteyen başını kaldırır.',
        ],
        en: [
          'The counter is nailed together from driftwood, and no two planks are alike. There are no plastic cups; glasses are collected along the beach. Nobody asks when the sun sets. A bell is rung three times, and those who like look up.',
        ],
        de: [
          'Die Theke ist aus Treibholz gezimmert, keine zwei Bretter gleichen sich. Plastikbecher gibt es nicht, die Gläser werden am Strand eingesammelt. Nach dem Sonnenuntergang fragt niemand: Eine Glocke läutet dreimal, wer mag, blickt auf.',
        ],
        ru: [
          'Стойка сбита из принесённых морем досок, двух одинаковых нет. Пластиковых стаканов не держим, стеклянные собирают по пляжу. О закате никто не спрашивает: колокольчик звонит трижды, и кто хочет, поднимает голову.',
        ],
      },
      hours: [{ from: '10:00', to: '19:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Bardak', en: 'Glasses', de: 'Gläser', ru: 'Бокалы' },
          value: { tr: 'Yalnızca cam', en: 'Glass only', de: 'Nur aus Glas', ru: 'Только стекло' },
        },
      ],
      picture: 'beach',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Çocuk kulübünün adı Tohum Okulu’dur ve seranın yanındaki eski fide evinde kuruludur. Dersler toprakta geçer: ekmek, sulamak, beklemek. Beklemek en zoru olduğu için araya yüzme koyarız.',
        'Dokuz eğitmenin dördü biyologdur. Her çocuk giderken ektiği saksıyı yanında götürür; uçağa uygun boydadır.',
      ],
      en: [
        'The children’s club is called the Seed School and lives in the old potting house by the glasshouse. Lessons are held in soil: sowing, watering, waiting. Because waiting is hardest we put swimming in between.',
        'Of nine carers four are biologists. Each child takes home the pot it has sown, in a size that may go on an aeroplane.',
      ],
      de: [
        'Der Kinderclub heißt Samenschule und wohnt im alten Anzuchthaus neben dem Glashaus. Der Unterricht findet in der Erde statt: säen, gießen, warten. Weil Warten das Schwerste ist, wird dazwischen geschwommen.',
        'Vier der neun Betreuer sind Biologen. Jedes Kind nimmt seinen Topf mit nach Hause, in einer Größe fürs Handgepäck.',
      ],
      ru: [
        'Детский клуб называется Школой семян и занимает старый рассадник у теплицы. Уроки идут в земле: сеять, поливать, ждать. Ждать труднее всего, поэтому в промежутках плавают.',
        'Из девяти воспитателей четверо биологи. Каждый ребёнок увозит горшок с тем, что посеял; размер подходит для самолёта.',
      ],
    },
    groups: [
      {
        name: { tr: 'Filizler', en: 'Sprouts', de: 'Keimlinge', ru: 'Ростки' },
        ages: { tr: '4–6 yaş', en: 'Ages 4–6', de: '4–6 Jahre', ru: '4–6 лет' },
        text: {
          tr: 'Solucan kutusu, çamur mutfağı, Çekirdek havuzunda yüzme.',
          en: 'A worm box, a mud kitchen and swimming in the Seed pool.',
          de: 'Wurmkiste, Matschküche und Schwimmen im Kern.',
          ru: 'Ящик с червями, кухня из глины и плавание в «Семечке».',
        },
        from: '09:30',
        to: '17:00',
      },
      {
        name: { tr: 'Sarmaşıklar', en: 'Climbers', de: 'Ranken', ru: 'Плющи' },
        ages: { tr: '7–10 yaş', en: 'Ages 7–10', de: '7–10 Jahre', ru: '7–10 лет' },
        text: {
          tr: 'Yaprak presi, böcek oteli, bir ağacın yaşını ölçme.',
          en: 'Leaf press, insect hotel and how to tell the age of a tree.',
          de: 'Blattpresse, Insektenhotel und wie man das Alter eines Baums misst.',
          ru: 'Пресс для листьев, отель для насекомых и как узнать возраст дерева.',
        },
        from: '09:30',
        to: '18:00',
      },
      {
        name: { tr: 'Gece Kelebekleri', en: 'Moths', de: 'Nachtfalter', ru: 'Мотыльки' },
        ages: { tr: '11–15 yaş', en: 'Ages 11–15', de: '11–15 Jahre', ru: '11–15 лет' },
        text: {
          tr: 'Perde ve lambayla gece kelebeği sayımı, yarasa detektörü, mikroskop.',
          en: 'Counting moths with a sheet and a lamp, a bat detector, microscopes.',
          de: 'Nachtfalter zählen mit Tuch und Lampe, Fledermausdetektor, Mikroskope.',
          ru: 'Подсчёт мотыльков у простыни с лампой, детектор летучих мышей, микроскопы.',
        },
        from: '16:00',
        to: '22:30',
      },
    ],
    safety: {
      tr: [
        'Göletlerin okul tarafı 110 santimetrelik çitle kapalıdır, kapıları kendiliğinden kilitlenir.',
        'Zehirli 26 bitkinin etiketi kırmızıdır; ilk ders onları tanımaktır.',
        'Sekiz çocuğa bir eğitmen, gece çalışmasında beşe bir.',
        'Arı alerjisi olan çocuk sarı bileklik takar, iğnesi eğitmenin çantasındadır.',
      ],
      en: [
        'On the school side the ponds are fenced to 110 centimetres with gates that lock themselves.',
        'The 26 poisonous plants have red labels, and the first lesson is to know them.',
        'One carer for eight children, one for five at night.',
        'A child allergic to bees wears a yellow band; the injector is in the carer’s bag.',
      ],
      de: [
        'Zur Schule hin sind die Teiche mit 110 Zentimeter hohen Zäunen gesichert, die Tore schließen von selbst.',
        'Die 26 giftigen Pflanzen tragen rote Schilder; die erste Stunde gilt ihnen.',
        'Ein Betreuer für acht Kinder, nachts einer für fünf.',
        'Wer gegen Bienen allergisch ist, trägt ein gelbes Band; der Pen liegt in der Tasche des Betreuers.',
      ],
      ru: [
        'Со стороны школы пруды огорожены забором 110 сантиметров, калитки запираются сами.',
        'У 26 ядовитых растений красные таблички; первый урок о них.',
        'На восьмерых детей один воспитатель, ночью на пятерых.',
        'Ребёнок с аллергией на пчёл носит жёлтый браслет, шприц-ручка в сумке у воспитателя.',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'Spa, ot bahçesinin ortasındadır ve hammaddesi kapıda yetişir. Randevudan on beş dakika önce terapistle bahçeye çıkılır, kokusunu beğendiğiniz dal kesilir ve yağınız ona göre hazırlanır. Sekiz oda, bir hamam; çatısı sedumla kaplıdır ve yağmuru duyurmaz.',
      ],
      en: [
        'The spa is in the middle of the herb garden, and its raw material grows at the door. Fifteen minutes before your time you walk out with the therapist, a sprig whose scent you like is cut, and the oil is made to match. There are eight rooms and a hammam under a roof of stonecrop.',
      ],
      de: [
        'Das Spa liegt mitten im Kräutergarten, sein Rohstoff wächst vor der Tür. Fünfzehn Minuten vor dem Termin geht man mit der Therapeutin hinaus, schneidet den Zweig, dessen Duft gefällt, und danach wird das Öl gemischt. Acht Räume und ein Hamam unter einem Dach aus Mauerpfeffer.',
      ],
      ru: [
        'Спа стоит посреди огорода трав, сырьё растёт у двери. За пятнадцать минут до сеанса вы выходите в сад с терапевтом, срезаете ветку, чей запах понравился, и под неё составляют масло. Восемь кабинетов и хаммам под крышей из очитка.',
      ],
    },
    hours: [{ from: '09:00', to: '20:30' }],
    treatments: [
      {
        id: 18001,
        minutes: 75,
        title: { tr: 'Kesilen dal', en: 'The sprig you cut', de: 'Der Zweig Ihrer Wahl', ru: 'Ветка по вашему выбору' },
        text: {
          tr: 'Bahçede seçim, sonra o bitkinin yağıyla masaj.',
          en: 'A choice in the garden, then a massage with the oil of it.',
          de: 'Wahl im Garten, danach Massage mit dem passenden Öl.',
          ru: 'Выбор в саду, затем массаж с маслом этого растения.',
        },
      },
      {
        id: 18002,
        minutes: 50,
        title: { tr: 'Sığla reçinesi', en: 'Sweetgum resin', de: 'Amberharz', ru: 'Смола ликвидамбара' },
        text: {
          tr: 'Günlük ağacının balsamıyla sırt ve bel.',
          en: 'Back and loins with the balsam of the sweetgum tree.',
          de: 'Rücken und Lenden mit dem Balsam des Amberbaums.',
          ru: 'Спина и поясница с бальзамом ликвидамбара.',
        },
      },
      {
        id: 18003,
        minutes: 45,
        title: { tr: 'Bahçıvanın elleri', en: 'Gardener’s hands', de: 'Gärtnerhände', ru: 'Руки садовника' },
        text: {
          tr: 'Aynısefa merhemi ve ön kol masajı.',
          en: 'Marigold balm and a massage of the forearms.',
          de: 'Ringelblumensalbe und Massage der Unterarme.',
          ru: 'Мазь календулы и массаж предплечий.',
        },
      },
      {
        id: 18004,
        minutes: 60,
        title: { tr: 'Yeşil kil', en: 'Green clay', de: 'Grüne Tonerde', ru: 'Зелёная глина' },
        text: {
          tr: 'Isırgan ve kil sargısı, ardından ılık duş.',
          en: 'A wrap of clay and nettle, then a warm shower.',
          de: 'Wickel aus Tonerde und Brennnessel, danach warme Dusche.',
          ru: 'Обёртывание с глиной и крапивой, затем тёплый душ.',
        },
      },
      {
        id: 18005,
        minutes: 40,
        title: { tr: 'Ot hamamı', en: 'Herb hammam', de: 'Kräuterhamam', ru: 'Травяной хаммам' },
        text: {
          tr: 'Buhara adaçayı ve defne asılır, kese serttir.',
          en: 'Sage and bay hang in the steam; the mitt is firm.',
          de: 'Salbei und Lorbeer hängen im Dampf, der Handschuh ist fest.',
          ru: 'В пару висят шалфей и лавр, рукавица жёсткая.',
        },
      },
      {
        id: 18006,
        minutes: 55,
        title: {
          tr: 'Gül suyu yüz bakımı',
          en: 'Rose-water facial',
          de: 'Gesichtspflege mit Rosenwasser',
          ru: 'Уход за лицом с розовой водой',
        },
        text: {
          tr: 'Isparta gülü, mayısta kendi imbiğimizden.',
          en: 'Roses of Isparta, in May from our own still.',
          de: 'Rosen aus Isparta, im Mai aus eigener Destille.',
          ru: 'Роза из Ыспарты, в мае из собственного перегонного куба.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'İmbikhane', en: 'Still room', de: 'Destille', ru: 'Перегонная' },
        text: {
          tr: 'Bakır imbik salı ve cuma çalışır, izlenir.',
          en: 'The copper still runs on Tuesdays and Fridays; come and see.',
          de: 'Die Kupferblase läuft dienstags und freitags, Zuschauen erwünscht.',
          ru: 'Медный куб работает по вторникам и пятницам, можно смотреть.',
        },
      },
      {
        title: { tr: 'Bahçe saunası', en: 'Garden sauna', de: 'Gartensauna', ru: 'Садовая сауна' },
        text: {
          tr: 'Sedir ağacından, 82 derece; çıkışta gölet serinliği.',
          en: 'Of cedar, 82 degrees, with the cool of the pond outside.',
          de: 'Aus Zeder, 82 Grad, draußen die Kühle des Teichs.',
          ru: 'Из кедра, 82 градуса, за дверью прохлада пруда.',
        },
      },
      {
        title: { tr: 'Çim odası', en: 'Grass room', de: 'Graszimmer', ru: 'Травяная комната' },
        text: {
          tr: 'Üstü açık, zemini papatya çimi, on yatak.',
          en: 'Open to the sky on a lawn of chamomile, ten beds.',
          de: 'Nach oben offen, ein Rasen aus Kamille, zehn Liegen.',
          ru: 'Под открытым небом, на газоне из ромашки, десять кушеток.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Küçük toplantılar cam serada yapılır: altmış kişiye kadar, limon ağaçlarının altında, projeksiyon için perde inen bir uçta. Büyükler için gölet kıyısında bir salon vardır. Molalarda kahve arabası size gelmez, siz bahçede ona yürürsünüz; konuşmalar o sırada ilerler.',
      ],
      en: [
        'Small meetings are held in the glasshouse: up to sixty people under lemon trees, with blinds at one end for the projector. For larger ones there is a hall on the pond. At breaks the coffee does not come to you. You walk to it through the garden, and that is when the talks move on.',
      ],
      de: [
        'Kleine Tagungen finden im Glashaus statt: bis zu sechzig Personen unter Zitronenbäumen, an einem Ende mit Rollos für den Projektor. Für größere gibt es einen Saal am Teich. In den Pausen kommt der Kaffee nicht zu Ihnen. Man geht durch den Garten zu ihm hin, und dabei kommen die Gespräche voran.',
      ],
      ru: [
        'Небольшие встречи проходят в теплице: до шестидесяти человек под лимонными деревьями, в одном конце опускаются шторы для проектора. Для больших есть зал у пруда. В перерыв кофе не приносят. К нему идут через сад, и в это время переговоры продвигаются.',
      ],
    },
    halls: [
      { name: 'Sığla', areaM2: 280, heightM: 4.2, theatre: 260, classroom: 140, banquet: 180 },
      { name: 'Limonluk', areaM2: 140, heightM: 6, theatre: 60, classroom: 36, banquet: 60 },
    ],
  },
  shopping: {
    tr: [
      'Kapıdaki fidanlık dükkânı tohum, soğan, tarla makası ve kurutulmuş çay satar. Tohum zarfları ülkelere göre ayrılır; hangi bitkinin sınırdan geçtiğini kasadaki liste söyler, biz de kontrol ederiz.',
      'İçeride bir de kâğıtçı vardır: suluboya defteri, baskı, 1974 herbaryumunun tıpkıbasımı. Terzi, hasır şapkanızı bir öğleden sonrada başınıza göre yapar.',
    ],
    en: [
      'The shop at the gate sells seeds, bulbs, secateurs and dried tea. The packets are sorted by country, and a list at the till says which plants may cross which border. We check it with you.',
      'There is also a stationer with watercolour books, prints and a facsimile of the herbarium of 1974. The hatter fits a straw hat to your head in one afternoon.',
    ],
    de: [
      'Der Laden am Tor verkauft Samen, Zwiebeln, Gartenscheren und getrockneten Tee. Die Tütchen sind nach Ländern sortiert, eine Liste an der Kasse sagt, welche Pflanze über welche Grenze darf. Wir sehen mit Ihnen nach.',
      'Daneben ein Papierladen mit Aquarellblöcken, Drucken und einem Faksimile des Herbariums von 1974. Der Hutmacher passt Ihnen an einem Nachmittag einen Strohhut an.',
    ],
    ru: [
      'Лавка у ворот продаёт семена, луковицы, секаторы и травяной чай. Пакетики разложены по странам, а список у кассы говорит, какое растение можно везти через какую границу. Проверим вместе.',
      'Рядом магазин бумаги: альбомы для акварели, гравюры и факсимиле гербария 1974 года. Шляпник за один вечер подгонит соломенную шляпу по вашей голове.',
    ],
  },
  philosophy: {
    tr: [
      'Bir bahçe bitmez; ona göre bir otel de bitmez. Her yıl bir köşeyi boş bırakır, ne çıkacağını bekleriz. 2019’da kimsenin ekmediği bir orkide çıktı, şimdi oranın yolu iki metre sola kıvrılır.',
      'Zehir kullanmayız, bunun karşılığında biraz yaprak biti ve çokça kuş alırız. Konuklarımızdan tek ricamız, etiketi okumadan dalı kırmamalarıdır; okuyanların çoğu zaten kırmaktan vazgeçer.',
    ],
    en: [
      'A garden is never finished, and a hotel built after it is not either. Every year we leave one corner empty and wait to see what comes. In 2019 it was an orchid that nobody had sown; the path there now bends two metres to the left.',
      'We use no poison, and in exchange we get some greenfly and a great many birds. We ask our guests for one thing: to read the label before breaking a twig. Most of those who read it leave the twig alone.',
    ],
    de: [
      'Ein Garten wird nie fertig, und ein Hotel, das sich nach ihm richtet, auch nicht. Jedes Jahr lassen wir eine Ecke leer und warten, was kommt. 2019 war es eine Orchidee, die niemand gesät hatte; der Weg macht dort jetzt einen Bogen von zwei Metern.',
      'Wir spritzen kein Gift und bekommen dafür ein paar Blattläuse und sehr viele Vögel. Um eines bitten wir: das Schild zu lesen, bevor man einen Zweig bricht. Die meisten, die lesen, lassen ihn dann dran.',
    ],
    ru: [
      'Сад не бывает закончен, и отель, устроенный по нему, тоже. Каждый год мы оставляем один угол пустым и ждём, что взойдёт. В 2019 году появилась орхидея, которую никто не сажал; теперь дорожка там изгибается на два метра влево.',
      'Мы не пользуемся ядами и взамен получаем немного тли и очень много птиц. Гостей просим об одном: прочесть табличку, прежде чем ломать ветку. Большинство прочитавших ветку уже не трогают.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2025 },
    { code: 'green-star', year: 2026 },
    { code: 'green-key', year: 2024 },
    { code: 'iso-14001', year: 2024 },
    { code: 'iso-50001', year: 2023 },
    { code: 'zero-waste', year: 2024 },
  ],
  stories: [
    {
      title: {
        tr: 'Bahçede on iki saat',
        en: 'Twelve hours in the garden',
        de: 'Zwölf Stunden im Garten',
        ru: 'Двенадцать часов в саду',
      },
      pictures: ['garden', 'breakfast', 'courtyard', 'terrace', 'bar'],
    },
    {
      title: { tr: 'Tohum Okulu', en: 'The Seed School', de: 'Die Samenschule', ru: 'Школа семян' },
      pictures: ['kids', 'garden', 'pool', 'family-room'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Bahçe en güzel ne zaman?',
        en: 'When is the garden at its best?',
        de: 'Wann ist der Garten am schönsten?',
        ru: 'Когда сад красивее всего?',
      },
      answer: {
        tr: 'Soğanlılar için mart sonu, güller için mayıs, nilüferler için temmuz, narlar için ekim. Ağustos kaktüslerindir.',
        en: 'Late March for bulbs, May for roses, July for water lilies, October for pomegranates. August belongs to the cacti.',
        de: 'Ende März für Zwiebelblumen, im Mai für Rosen, im Juli für Seerosen, im Oktober für Granatäpfel. Der August gehört den Kakteen.',
        ru: 'Конец марта для луковичных, май для роз, июль для кувшинок, октябрь для гранатов. Август за кактусами.',
      },
    },
    {
      question: {
        tr: 'Polen alerjim var, gelebilir miyim?',
        en: 'I have hay fever. May I come?',
        de: 'Ich habe Heuschnupfen. Geht das?',
        ru: 'У меня поллиноз. Можно ли приехать?',
      },
      answer: {
        tr: 'Nisan ve mayısı önermeyiz. Eylülden sonra polen çok azdır; sahile en yakın on villayı sizin için ayırırız.',
        en: 'We advise against April and May. From September there is little pollen, and we keep the ten villas nearest the sea for such guests.',
        de: 'Von April und Mai raten wir ab. Ab September fliegt wenig Pollen, und die zehn Villen am Meer halten wir für solche Gäste frei.',
        ru: 'В апреле и мае не советуем. С сентября пыльцы мало, и десять вилл ближе к морю мы держим для таких гостей.',
      },
    },
    {
      question: {
        tr: 'Villadan resepsiyona nasıl gidilir?',
        en: 'How do we get around?',
        de: 'Wie kommt man herum?',
        ru: 'Как передвигаться по территории?',
      },
      answer: {
        tr: 'Yürüyerek en çok on bir dakika. Elektrikli araba çağırınca beş dakikada gelir, gece 01.00’e kadar çalışır.',
        en: 'On foot, eleven minutes at most. An electric cart comes within five minutes of your call until one at night.',
        de: 'Zu Fuß, höchstens elf Minuten. Der Elektrowagen kommt auf Anruf in fünf Minuten, bis ein Uhr nachts.',
        ru: 'Пешком, не больше одиннадцати минут. Электрокар по вызову приезжает за пять минут, до часу ночи.',
      },
    },
    {
      question: {
        tr: 'Böcek çok mu?',
        en: 'Are there many insects?',
        de: 'Gibt es viele Insekten?',
        ru: 'Много ли насекомых?',
      },
      answer: {
        tr: 'Evet, 300’den çok tür saydık. Odalarda sineklik ve tavan vantilatörü var; sivrisinekleri kurbağalarla yarasalar yer.',
        en: 'Yes, we have counted more than 300 species. Rooms have screens and ceiling fans; mosquitoes are seen to by frogs and bats.',
        de: 'Ja, wir haben über 300 Arten gezählt. Die Zimmer haben Fliegengitter und Deckenventilator; um die Mücken kümmern sich Frösche und Fledermäuse.',
        ru: 'Да, мы насчитали больше 300 видов. В номерах сетки и потолочные вентиляторы, а комарами занимаются лягушки и летучие мыши.',
      },
    },
  ],
  gaps: { pages: ['aquapark'] },
}
