import type { HotelContent } from '../types.ts'

export const tatBeach: HotelContent = {
  key: 'tat-beach',
  id: 21,
  slug: 'crystal-tat-beach',
  name: 'Crystal Tat Beach',
  region: 'BELEK',
  stars: 5,
  opened: 1998,
  renovated: 2021,
  roomsTotal: 312,
  latitude: 36.8572,
  longitude: 31.0228,
  address: 'Belek Mahallesi, Üçkumtepe Caddesi No: 17, 07506 Serik / Antalya',
  phone: '+90 242 555 21 98',
  email: 'tat-beach@crystalhotels.example',
  whatsapp: '905325550121',
  locality: { tr: 'Belek, Üçkumtepe', en: 'Belek, Üçkumtepe', de: 'Belek, Üçkumtepe', ru: 'Белек, Учкумтепе' },
  airport: {
    name: { tr: 'Antalya Havalimanı', en: 'Antalya Airport', de: 'Flughafen Antalya', ru: 'Аэропорт Анталии' },
    km: 34,
    minutes: 35,
  },
  centre: {
    name: { tr: 'Belek çarşısı', en: 'Belek high street', de: 'Ortskern von Belek', ru: 'Центральная улица Белека' },
    km: 3,
  },
  beach: { lengthM: 380, walkM: 210, ground: 'sand', blueFlag: true },

  slogan: {
    tr: 'Çamların altında bir köy',
    en: 'A village under stone pines',
    de: 'Ein Dorf unter Schirmpinien',
    ru: 'Деревня под пиниями',
  },
  sloganText: {
    tr: '52 iki katlı ev, bir meydan, 1.400 fıstık çamı; arkada golf sahası, önde 380 metre kum.',
    en: 'Fifty-two houses of two floors, one square and 1,400 stone pines, with a golf course behind and 380 metres of sand in front.',
    de: 'Zweiundfünfzig zweistöckige Häuser, ein Platz und 1.400 Schirmpinien, dahinter der Golfplatz, davor 380 Meter Sand.',
    ru: 'Пятьдесят два двухэтажных дома, площадь и 1400 пиний; позади поле для гольфа, впереди 380 метров песка.',
  },
  promise: {
    tr: 'Sabah dokuz delik oynayıp öğleden sonra denize girmek isteyenler ve onları bekleyip sıkılmayanlar için.',
    en: 'For those who play nine holes before breakfast is over, and for those who wait for them and do not mind.',
    de: 'Für alle, die morgens neun Loch spielen, und für die, die solange gern unter einer Pinie lesen.',
    ru: 'Для тех, кто с утра проходит девять лунок, и для тех, кто тем временем с удовольствием читает под пинией.',
  },
  about: {
    tr: [
      'Tat Beach bir bina değil, bir köydür. 52 beyaz badanalı ev, taş döşeli yedi sokak boyunca dizilir; hiçbiri çamlardan yüksek değildir. Çamlar 1960’larda kumulu tutsun diye dikilmişti. 1998’de otel yapılırken evlerin yeri ağaçlara göre çizildi ve yalnızca on bir tanesi kesildi.',
      'Sokakların ortasında bir meydan, meydanda bir çeşme, çeşmenin yanında bir fırın vardır. Fırın sabah altıda yanar, kokusu en uzak eve on dakikada varır. Arabalar kapıda kalır; bavulunuz elektrikli arabayla, siz yürüyerek gelirsiniz. Bisikletler her sokağın başındadır ve kilitsizdir.',
      'Kuzeyde, bir sıra zakkumun ardında 27 delikli saha başlar; ilk vuruş noktasına yürümek altı dakika sürer. İlkbahar ve sonbaharda konukların üçte biri golf için gelir. Akşamları meydanda uzun masalar kurulur, kim hangi delikte kaç vuruş yaptığını biraz yuvarlayarak anlatır. Sonra kulaklı orman baykuşu öter ve köy uyur.',
    ],
    en: [
      'Tat Beach is not a building but a village. Fifty-two whitewashed houses stand along seven cobbled lanes, and none is taller than the pines. The trees were planted in the 1960s to hold the dune. When the hotel was built in 1998 the houses were drawn around them, and only eleven were felled.',
      'Where the lanes meet there is a square, in the square a fountain, and beside the fountain a bakery. Its oven is lit at six; the smell takes ten minutes to reach the last house. Cars stay at the gate. Your case comes by electric cart, you come on foot. Bicycles stand at the head of every lane, unlocked.',
      'To the north, behind a row of oleander, begins a course of 27 holes; the first tee is six minutes away on foot. In spring and autumn a third of our guests come to play. In the evening long tables are set in the square and scores are told, slightly rounded. Then the long-eared owl calls and the village goes to bed.',
    ],
    de: [
      'Tat Beach ist kein Gebäude, sondern ein Dorf. Zweiundfünfzig weiß gekalkte Häuser stehen an sieben gepflasterten Gassen, keines ist höher als die Pinien. Die Bäume wurden in den 1960er-Jahren gepflanzt, um die Düne zu halten. Als 1998 das Hotel entstand, zeichnete man die Häuser um sie herum; nur elf mussten weichen.',
      'Wo die Gassen sich treffen, liegt ein Platz, auf dem Platz ein Brunnen, neben dem Brunnen ein Backhaus. Der Ofen wird um sechs angeheizt, der Duft braucht zehn Minuten bis zum letzten Haus. Autos bleiben am Tor. Ihr Koffer kommt mit dem Elektrowagen, Sie zu Fuß. Fahrräder stehen an jeder Gasse, ohne Schloss.',
      'Im Norden beginnt hinter einer Reihe Oleander ein Platz mit 27 Löchern; zum ersten Abschlag geht man sechs Minuten. Im Frühjahr und Herbst kommt ein Drittel der Gäste zum Golf. Abends stehen auf dem Dorfplatz lange Tische, und die Ergebnisse werden leicht gerundet erzählt. Dann ruft die Waldohreule, und das Dorf schläft.',
    ],
    ru: [
      'Tat Beach — не здание, а деревня. Пятьдесят два белёных дома стоят вдоль семи мощёных улочек, и ни один не выше пиний. Деревья посадили в 1960-х, чтобы удержать дюну. Когда в 1998 году строили отель, дома чертили вокруг стволов; срубить пришлось только одиннадцать.',
      'Там, где улочки сходятся, есть площадь, на площади фонтан, у фонтана пекарня. Печь топят с шести, и до дальнего дома запах хлеба доходит за десять минут. Машины остаются у ворот. Чемодан приедет на электрокаре, а вы придёте пешком. Велосипеды стоят в начале каждой улочки, без замков.',
      'К северу, за рядом олеандров, начинается поле на 27 лунок; до первого ти шесть минут пешком. Весной и осенью каждый третий гость приезжает играть. Вечером на площади накрывают длинные столы, и счёт пересказывают, слегка округляя. Потом подаёт голос ушастая сова, и деревня засыпает.',
    ],
  },
  highlights: [
    {
      title: {
        tr: 'İlk deliğe altı dakika',
        en: 'Six minutes to the first tee',
        de: 'Sechs Minuten zum ersten Abschlag',
        ru: 'Шесть минут до первого ти',
      },
      text: {
        tr: 'Komşu saha 27 delikli, par 108. Konuklarımıza her gün 07.10 ile 08.30 arası on iki çıkış ayrılır.',
        en: 'The course next door has 27 holes, par 108. Twelve tee times between 7.10 and 8.30 are kept for our guests.',
        de: 'Der Platz nebenan hat 27 Löcher, Par 108. Zwölf Startzeiten zwischen 7.10 und 8.30 Uhr sind für unsere Gäste reserviert.',
        ru: 'У соседнего поля 27 лунок, пар 108. Для наших гостей оставлено двенадцать стартов с 7:10 до 8:30.',
      },
      picture: 'sport',
    },
    {
      title: { tr: '1.400 fıstık çamı', en: '1,400 stone pines', de: '1.400 Schirmpinien', ru: '1400 пиний' },
      text: {
        tr: 'Her ağacın numarası vardır. Kasımda fıstıklar toplanır, mutfak ocağa kadar onlarla idare eder.',
        en: 'Every tree has a number. The nuts are gathered in November and see the kitchen through to January.',
        de: 'Jeder Baum hat eine Nummer. Im November werden die Kerne geerntet, sie reichen der Küche bis Januar.',
        ru: 'У каждого дерева свой номер. В ноябре собирают орешки, и кухне их хватает до января.',
      },
      picture: 'garden',
    },
    {
      title: { tr: 'Köy meydanı', en: 'The square', de: 'Der Dorfplatz', ru: 'Деревенская площадь' },
      text: {
        tr: 'Bir çeşme, üç dut ağacı, 240 kişilik uzun masalar. Sahne yoktur; müzik masaların arasında gezer.',
        en: 'One fountain, three mulberry trees and long tables for 240. There is no stage; the music walks between the tables.',
        de: 'Ein Brunnen, drei Maulbeerbäume und lange Tische für 240. Eine Bühne gibt es nicht, die Musik geht von Tisch zu Tisch.',
        ru: 'Фонтан, три шелковицы и длинные столы на 240 человек. Сцены нет: музыканты ходят между столами.',
      },
      picture: 'courtyard',
    },
    {
      title: { tr: 'Yürünen kum', en: 'Sand to walk on', de: 'Sand zum Gehen', ru: 'Песок для прогулок' },
      text: {
        tr: 'Plajın önünden batıya, Üçkumtepe’ye kadar 2,4 kilometre kesintisiz kum. Ayakkabısız gidilir.',
        en: 'From our beach west to Üçkumtepe there are 2.4 kilometres of unbroken sand. Leave your shoes.',
        de: 'Von unserem Strand nach Westen bis Üçkumtepe sind es 2,4 Kilometer Sand ohne Unterbrechung. Schuhe bleiben hier.',
        ru: 'От нашего пляжа на запад до Учкумтепе 2,4 километра сплошного песка. Обувь оставьте у нас.',
      },
      picture: 'beach',
    },
  ],
  day: [
    {
      title: {
        tr: 'Fırın ve ilk vuruş',
        en: 'Oven and first drive',
        de: 'Backofen und erster Schlag',
        ru: 'Печь и первый удар',
      },
      text: {
        tr: 'Golfçüler altı buçukta sıcak simitle yola çıkar. Geri kalan köy bir saat daha uyur.',
        en: 'Golfers leave at half past six with a warm simit in the bag. The rest of the village sleeps an hour longer.',
        de: 'Die Golfer brechen um halb sieben mit warmem Simit auf. Das übrige Dorf schläft noch eine Stunde.',
        ru: 'Гольфисты уходят в половине седьмого с тёплым симитом. Остальная деревня спит ещё час.',
      },
      from: '06:30',
      to: '09:00',
    },
    {
      title: { tr: 'Gölge saatleri', en: 'The hours of shade', de: 'Die Stunden im Schatten', ru: 'Часы тени' },
      text: {
        tr: 'Hamaklar 26 ağaç arasındadır. Çamın gölgesi bir saatte iki adım yürür, hamak da onunla.',
        en: 'Hammocks hang between 26 of the trees. A pine’s shadow moves two steps an hour, and readers move with it.',
        de: 'Zwischen 26 Bäumen hängen Matten. Der Schatten einer Pinie wandert zwei Schritte in der Stunde, die Leser wandern mit.',
        ru: 'Между 26 деревьями висят гамаки. Тень пинии проходит два шага в час, и читатели следуют за ней.',
      },
      from: '09:00',
      to: '12:30',
    },
    {
      title: { tr: 'Deniz ve karpuz', en: 'Sea and watermelon', de: 'Meer und Wassermelone', ru: 'Море и арбуз' },
      text: {
        tr: 'Sahadan dönenler doğruca suya girer. Plajda saat üçte karpuz kesilir, peynirle yenir.',
        en: 'Those back from the course go straight into the sea. At three, watermelon is cut on the beach and eaten with cheese.',
        de: 'Wer vom Platz kommt, geht direkt ins Wasser. Um drei wird am Strand Melone aufgeschnitten, dazu gibt es Käse.',
        ru: 'Вернувшиеся с поля идут прямо в воду. В три на пляже режут арбуз и едят его с сыром.',
      },
      from: '12:30',
      to: '16:30',
    },
    {
      title: {
        tr: 'Bisiklet ve pazar',
        en: 'By bicycle to town',
        de: 'Mit dem Rad ins Dorf',
        ru: 'На велосипеде в посёлок',
      },
      text: {
        tr: 'Belek çarşısı üç kilometre, yol düz ve gölgelidir. Cumartesileri pazar kurulur.',
        en: 'Belek is three kilometres away on a flat and shaded road. On Saturdays there is a market.',
        de: 'Nach Belek sind es drei Kilometer, flach und schattig. Samstags ist Markt.',
        ru: 'До Белека три километра ровной тенистой дороги. По субботам там рынок.',
      },
      from: '16:30',
      to: '19:00',
    },
    {
      title: { tr: 'Uzun masa', en: 'The long table', de: 'Der lange Tisch', ru: 'Длинный стол' },
      text: {
        tr: 'Meydanda fenerler yanar, testi kebabı kırılır. On bir buçukta fenerler söner, baykuş başlar.',
        en: 'Lanterns are lit in the square and clay pots are cracked open. At half past eleven the lanterns go out and the owl begins.',
        de: 'Auf dem Platz brennen Laternen, Tonkrüge werden aufgeschlagen. Um halb zwölf gehen sie aus, und die Eule fängt an.',
        ru: 'На площади зажигают фонари и разбивают горшки с кебабом. В половине двенадцатого фонари гаснут и начинает сова.',
      },
      from: '19:00',
      to: '23:30',
    },
  ],
  beachText: {
    tr: [
      'Köyün güney kapısından plaja 210 metrelik bir kumul yolu iner; iki yanında kum zambağı ve zakkum vardır. Kum incedir, ayağı yakmasın diye suya kadar dört sıra ahşap döşenir. Deniz 25 metre boyunca yavaşça derinleşir, dipte taş yoktur.',
      'Şezlonglar üçer sıra ve aralıklıdır, 310 tanesi 380 metreye yayılır. Plajda müzik çalınmaz. Caretta yuvaları mayısta batı ucunda işaretlenir; o kısımda şemsiye açılmaz, akşam sekizden sonra da kimse yürümez.',
    ],
    en: [
      'From the southern gate of the village a path of 210 metres crosses the dune between sea daffodils and oleander. The sand is fine, and four rows of planks run to the water so that nobody has to hop. The sea deepens slowly over 25 metres and there are no stones on the bottom.',
      'Three hundred and ten loungers stand in three loose rows along 380 metres. No music is played on the beach. In May the nests of loggerhead turtles are marked at the western end; there we open no parasols, and nobody walks after eight.',
    ],
    de: [
      'Vom südlichen Dorftor führt ein Weg von 210 Metern über die Düne, zwischen Strandlilien und Oleander. Der Sand ist fein, vier Reihen Bohlen reichen bis ans Wasser, damit niemand hüpfen muss. Das Meer wird über 25 Meter langsam tiefer, am Grund liegen keine Steine.',
      'Dreihundertzehn Liegen stehen in drei lockeren Reihen auf 380 Metern. Musik gibt es am Strand nicht. Im Mai werden am Westende die Nester der Karettschildkröten markiert; dort stehen keine Schirme, und nach zwanzig Uhr geht niemand hin.',
    ],
    ru: [
      'От южных ворот деревни через дюну ведёт дорожка в 210 метров, по сторонам панкраций и олеандры. Песок мелкий, и, чтобы не прыгать по горячему, до воды проложены четыре ряда досок. Глубина нарастает медленно, на протяжении 25 метров, камней на дне нет.',
      'На 380 метрах в три свободных ряда стоят 310 шезлонгов. Музыки на пляже не бывает. В мае на западном краю отмечают гнёзда черепах каретта; там не ставят зонтов, и после восьми вечера туда не ходят.',
    ],
  },
  pools: [
    {
      name: { tr: 'Çam Havuzu', en: 'Pine Pool', de: 'Pinienbecken', ru: 'Бассейн под пиниями' },
      text: {
        tr: 'Ortasında dokuz çam duran bir ada vardır. Havuzcu her sabah iğneleri ağla toplar.',
        en: 'An island with nine pines stands in the middle. Every morning the needles are gathered with a net.',
        de: 'In der Mitte steht eine Insel mit neun Pinien. Jeden Morgen werden die Nadeln mit dem Netz geholt.',
        ru: 'Посередине остров с девятью пиниями. Каждое утро хвою собирают сачком.',
      },
      areaM2: 980,
      depthM: 1.4,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Kulvar', en: 'Lap Pool', de: 'Bahnenbecken', ru: 'Дорожка' },
      text: {
        tr: '25 metre, dört kulvar; 18 deliğin ardından omuzları açmak için 29 derece.',
        en: 'Twenty-five metres and four lanes, kept at 29 degrees for shoulders that have just played eighteen.',
        de: 'Fünfundzwanzig Meter, vier Bahnen, 29 Grad für Schultern nach achtzehn Löchern.',
        ru: 'Двадцать пять метров, четыре дорожки и 29 градусов для плеч после восемнадцати лунок.',
      },
      areaM2: 312,
      depthM: 1.5,
      heated: true,
      from: '07:00',
      to: '20:00',
    },
    {
      name: { tr: 'Değirmen Göleti', en: 'Mill Pond', de: 'Mühlteich', ru: 'Мельничный пруд' },
      text: {
        tr: 'Çocuklar için 40 santimetre su ve gerçekten dönen küçük bir su değirmeni.',
        en: 'For children: 40 centimetres of water and a small mill wheel that really turns.',
        de: 'Für Kinder: 40 Zentimeter Wasser und ein kleines Mühlrad, das sich wirklich dreht.',
        ru: 'Для детей: 40 сантиметров воды и маленькое мельничное колесо, которое крутится по-настоящему.',
      },
      areaM2: 150,
      depthM: 0.4,
      heated: true,
      from: '09:00',
      to: '18:30',
    },
  ],
  rooms: [
    {
      id: 2101,
      category: 'STANDARD',
      name: {
        tr: 'Köy Odası, bahçe',
        en: 'Village Room by the garden',
        de: 'Dorfzimmer am Garten',
        ru: 'Деревенский номер у сада',
      },
      slug: { tr: 'koy-odasi', en: 'village-room', de: 'dorfzimmer', ru: 'derevenskiy-nomer' },
      text: {
        tr: 'Zemin katta, kapısı sokağa açılan 27 metrekare. Eşikte bir bank, bankta sabah kahvesi.',
        en: 'Twenty-seven square metres at street level with a bench beside the door, made for the first coffee.',
        de: 'Siebenundzwanzig Quadratmeter zu ebener Erde, neben der Tür eine Bank für den ersten Kaffee.',
        ru: 'Двадцать семь метров на первом этаже; у двери скамейка для утреннего кофе.',
      },
      body: {
        tr: [
          'Duvarlar kireç badana, zemin Denizli taşıdır; öğle sıcağında terliksiz yürünür. Pencere kepenklidir ve çam gövdelerine bakar. Koridor yoktur, komşunun ayak sesi de.',
          'Kapının yanındaki dolap golf çantası boyundadır: 130 santimetre yükseklik, kilit ve ıslak ayakkabı için ızgara. Çantasız gelenler oraya plaj şemsiyesini koyar.',
        ],
        en: [
          'The walls are limewashed, the floor is Denizli stone and cool under bare feet at noon. The window has shutters and looks at pine trunks. There is no corridor, and so no footsteps of neighbours.',
          'The cupboard by the door is cut to the size of a golf bag: 130 centimetres tall, with a lock and a rack for wet shoes. Those without a bag keep a parasol in it.',
        ],
        de: [
          'Die Wände sind gekalkt, der Boden ist Stein aus Denizli und mittags angenehm kühl. Das Fenster hat Läden und blickt auf Pinienstämme. Einen Flur gibt es nicht, also auch keine Schritte der Nachbarn.',
          'Der Schrank neben der Tür ist so hoch wie ein Golfbag: 130 Zentimeter, abschließbar, mit Rost für nasse Schuhe. Wer kein Bag hat, stellt den Sonnenschirm hinein.',
        ],
        ru: [
          'Стены побелены известью, пол из денизлийского камня, в полдень по нему приятно ходить босиком. Окно со ставнями выходит на стволы пиний. Коридора нет, а значит, нет и шагов соседей.',
          'Шкаф у двери сделан по росту сумки для гольфа: 130 сантиметров, замок и решётка для мокрой обуви. Кто приехал без сумки, хранит в нём пляжный зонт.',
        ],
      },
      sizeM2: 27,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'Çift kişilik ya da iki tek yatak',
        en: 'Double bed or two singles',
        de: 'Doppelbett oder zwei Einzelbetten',
        ru: 'Двуспальная или две односпальные кровати',
      },
      view: { tr: 'Çamlık', en: 'Pine grove', de: 'Pinienhain', ru: 'Роща пиний' },
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
      id: 2102,
      category: 'STANDARD',
      name: { tr: 'Cumbalı Oda', en: 'Bay-window Room', de: 'Erkerzimmer', ru: 'Номер с эркером' },
      slug: { tr: 'cumbali-oda', en: 'bay-window-room', de: 'erkerzimmer', ru: 'nomer-s-erkerom' },
      text: {
        tr: 'Üst katta, sokağa taşan ahşap cumbasıyla 30 metrekare. Aşağıdan geçen simitçiyi ilk siz duyarsınız.',
        en: 'Thirty square metres upstairs with a wooden bay over the lane. You are the first to hear the simit man.',
        de: 'Dreißig Quadratmeter im Obergeschoss mit hölzernem Erker über der Gasse. Den Simit-Verkäufer hören Sie zuerst.',
        ru: 'Тридцать метров на втором этаже с деревянным эркером над улочкой. Продавца симитов вы услышите первыми.',
      },
      body: {
        tr: [
          'Cumba, eski Antalya evlerindeki gibi üç yana açılır ve içine boydan boya bir sedir yerleştirilmiştir. Gündüz okumak, gece bir çocuğu yatırmak için yeterlidir.',
          'Tavan ahşap, kirişler görünür. Çatının altında bir karış hava boşluğu vardır; bu yüzden üst kat ağustosta da akşam ondan sonra klimasız uyunacak serinliğe iner.',
        ],
        en: [
          'As in the old houses of Antalya the bay opens to three sides, and a sedir, a fixed couch, fills it from wall to wall. It is long enough to read on by day and to put one child to bed at night.',
          'The ceiling is timber with the beams left bare. A hand’s width of air lies under the roof, and so even in August the upper floor is cool enough after ten to sleep without air conditioning.',
        ],
        de: [
          'Wie in den alten Häusern von Antalya öffnet sich der Erker nach drei Seiten, und ein Sedir, eine feste Sitzbank, füllt ihn ganz aus. Tagsüber liest man darauf, nachts schläft dort ein Kind.',
          'Die Decke ist aus Holz, die Balken liegen frei. Unter dem Dach ist eine Handbreit Luft; darum kühlt das Obergeschoss selbst im August nach zehn so weit ab, dass man ohne Klimaanlage schläft.',
        ],
        ru: [
          'Как в старых домах Анталии, эркер открыт на три стороны, и его целиком занимает седир — встроенный диван. Днём на нём читают, ночью укладывают ребёнка.',
          'Потолок деревянный, балки открыты. Под крышей оставлена воздушная прослойка, поэтому даже в августе после десяти вечера наверху можно спать без кондиционера.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'Çift kişilik yatak ve sedir',
        en: 'Double bed and built-in couch',
        de: 'Doppelbett und Sedir',
        ru: 'Двуспальная кровать и седир',
      },
      view: { tr: 'Köy sokağı', en: 'Village lane', de: 'Dorfgasse', ru: 'Деревенская улочка' },
      features: [
        'air-conditioning',
        'french-balcony',
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
      id: 2103,
      category: 'STANDARD',
      name: {
        tr: 'Dokuzuncu Delik Odası',
        en: 'Ninth Hole Room',
        de: 'Zimmer am neunten Loch',
        ru: 'Номер у девятой лунки',
      },
      slug: { tr: 'dokuzuncu-delik', en: 'ninth-hole-room', de: 'zimmer-am-neunten-loch', ru: 'u-devyatoy-lunki' },
      text: {
        tr: 'Köyün kuzey kenarındaki 24 oda; terastan zakkumların üstünden dokuzuncu green görünür.',
        en: 'Twenty-four rooms on the northern edge; across the oleander you see the ninth green.',
        de: 'Vierundzwanzig Zimmer am Nordrand; über den Oleander hinweg sieht man das neunte Grün.',
        ru: 'Двадцать четыре номера на северном краю; за олеандрами видно девятый грин.',
      },
      body: {
        tr: [
          'Sabah saat yediden sonra buradan top sesi duyulur: kısa, kuru, uzak. Kuzeye baktığı için teras öğlene kadar gölgedir ve kahvaltıyı orada etmek isteyenlere tepsi getirilir.',
          'Odada iki çantalık dolap, ıslak eldivenler için ısıtmalı bir çubuk ve masanın üstünde sahanın planı vardır. Dokuzuncu delikte rüzgâr soldan eser; bunu da size ücretsiz söylüyoruz.',
        ],
        en: [
          'After seven in the morning you hear the strokes from here: short, dry and far. The terrace faces north and lies in shade until noon, and a breakfast tray is brought to those who ask.',
          'There is a cupboard for two bags, a heated rail for wet gloves and a plan of the course above the desk. On the ninth the wind comes from the left; that advice is free.',
        ],
        de: [
          'Ab sieben hört man von hier die Schläge: kurz, trocken und fern. Die Terrasse geht nach Norden und liegt bis mittags im Schatten; wer mag, bekommt das Frühstück auf dem Tablett.',
          'Es gibt einen Schrank für zwei Bags, eine beheizte Stange für nasse Handschuhe und über dem Schreibtisch den Plan des Platzes. Am neunten Loch kommt der Wind von links; dieser Rat ist umsonst.',
        ],
        ru: [
          'После семи утра отсюда слышны удары: короткие, сухие, далёкие. Терраса смотрит на север и до полудня остаётся в тени; желающим приносят завтрак на подносе.',
          'В номере шкаф на две сумки, тёплая перекладина для мокрых перчаток и план поля над столом. На девятой лунке ветер дует слева; этот совет бесплатный.',
        ],
      },
      sizeM2: 32,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: 'Geniş yatak ya da iki tek yatak',
        en: 'King-size bed or two singles',
        de: 'Kingsize-Bett oder zwei Einzelbetten',
        ru: 'Кровать king-size или две односпальные',
      },
      view: { tr: 'Golf sahası', en: 'Golf course', de: 'Golfplatz', ru: 'Поле для гольфа' },
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
        'rain-shower',
        'desk',
        'iron',
      ],
      picture: 'room',
    },
    {
      id: 2104,
      category: 'FAMILY',
      name: {
        tr: 'İki Odalı Aile Evi',
        en: 'Two-room Family House',
        de: 'Familienhaus mit zwei Zimmern',
        ru: 'Семейный дом на две комнаты',
      },
      slug: { tr: 'iki-odali-aile-evi', en: 'two-room-family-house', de: 'familienhaus', ru: 'semeynyy-dom' },
      text: {
        tr: 'Zemin katta iki oda, aralarında gerçek bir kapı, önde çitli küçük bir bahçe; 46 metrekare.',
        en: 'Two ground-floor rooms with a real door between them and a small fenced garden; 46 square metres.',
        de: 'Zwei Zimmer zu ebener Erde, dazwischen eine richtige Tür, davor ein kleiner umzäunter Garten; 46 Quadratmeter.',
        ru: 'Две комнаты на первом этаже, между ними настоящая дверь, перед домом огороженный садик; 46 метров.',
      },
      body: {
        tr: [
          'Bahçenin kapısı çocuk boyundan yukarıda kilitlenir, içeride bir kum havuzu ile iki şezlong sığar. Sokaktan araba geçmez; en hızlı taşıt fırının bisikletidir.',
          'Çocuk odasında iki yatak ve üçüncüsü için açılır bir yatak vardır. Mutfak köşesinde süt ısıtıcı ve küçük bir buzdolabı bulunur, gece yarısı resepsiyonu aramak gerekmez.',
        ],
        en: [
          'The garden gate locks above a child’s reach, and inside there is room for a sandpit and two loungers. No cars pass. The fastest vehicle in the lane is the baker’s bicycle.',
          'The children’s room has two beds and a third that folds out. A kitchen corner with a milk warmer and a small fridge makes calls to reception at midnight unnecessary.',
        ],
        de: [
          'Das Gartentor schließt oberhalb der Reichweite eines Kindes, dahinter passen ein Sandkasten und zwei Liegen. Autos fahren hier nicht; das schnellste Gefährt der Gasse ist das Rad des Bäckers.',
          'Im Kinderzimmer stehen zwei Betten, ein drittes lässt sich ausklappen. Eine Küchenecke mit Milchwärmer und kleinem Kühlschrank erspart den Anruf um Mitternacht.',
        ],
        ru: [
          'Калитка садика запирается выше детского роста, внутри помещаются песочница и два шезлонга. Машин здесь нет; самый быстрый транспорт на улочке — велосипед пекаря.',
          'В детской две кровати и третья раскладная. Кухонный уголок с подогревателем для молока и маленьким холодильником избавляет от полуночных звонков на стойку.',
        ],
      },
      sizeM2: 46,
      maxAdults: 2,
      maxChildren: 3,
      beds: {
        tr: 'Çift kişilik yatak, iki tek ve açılır yatak',
        en: 'Double bed, two singles, fold-out bed',
        de: 'Doppelbett, zwei Einzelbetten, Klappbett',
        ru: 'Двуспальная, две односпальные и раскладная кровати',
      },
      view: { tr: 'Kendi bahçesi', en: 'Its own garden', de: 'Eigener Garten', ru: 'Собственный садик' },
      features: [
        'air-conditioning',
        'terrace',
        'kitchenette',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'baby-cot',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 2105,
      category: 'DUPLEX',
      name: { tr: 'Merdivenli Ev', en: 'House with a Stair', de: 'Haus mit Stiege', ru: 'Дом с лестницей' },
      slug: { tr: 'merdivenli-ev', en: 'house-with-a-stair', de: 'haus-mit-stiege', ru: 'dom-s-lestnitsey' },
      text: {
        tr: 'Altta oturma odası ve bahçe, üstte iki yatak odası: 62 metrekare, bütün ev sizin.',
        en: 'A sitting room and garden below, two bedrooms above: 62 square metres, the whole house yours.',
        de: 'Unten Wohnzimmer und Garten, oben zwei Schlafzimmer: 62 Quadratmeter, das ganze Haus für Sie.',
        ru: 'Внизу гостиная и сад, наверху две спальни: 62 метра, весь дом ваш.',
      },
      body: {
        tr: [
          'On dört basamaklı meşe merdiven evi ikiye böler. Aşağıda ocak, sedir ve altı kişilik masa; yukarıda her birinin kendi banyosu olan iki yatak odası. İki çift bir arada kaldığında kimse kimseyi beklemez.',
          'Nisan ve kasım akşamlarında ocak yakılır, odun kapının yanında durur. Merdiven üç yaşından küçükler için dik sayılır; üst ve alt başına kapı takılır, istemeniz yeter.',
        ],
        en: [
          'An oak stair of fourteen steps divides the house. Below are the hearth, a couch and a table for six, above two bedrooms with a bathroom each. When two couples share, nobody waits for anybody.',
          'In April and November the fire is lit in the evening and logs stand by the door. For children under three the stair is steep; on request we fit a gate at both ends.',
        ],
        de: [
          'Eine Eichenstiege mit vierzehn Stufen teilt das Haus. Unten Kamin, Sedir und ein Tisch für sechs, oben zwei Schlafzimmer mit je eigenem Bad. Wohnen zwei Paare zusammen, wartet niemand auf den anderen.',
          'Im April und November brennt abends das Feuer, das Holz liegt neben der Tür. Für Kinder unter drei ist die Stiege steil; auf Wunsch setzen wir oben und unten ein Gitter ein.',
        ],
        ru: [
          'Дубовая лестница в четырнадцать ступеней делит дом надвое. Внизу камин, седир и стол на шестерых, наверху две спальни, у каждой своя ванная. Если живут две пары, никто никого не ждёт.',
          'В апреле и ноябре вечерами топят камин, дрова лежат у двери. Для детей до трёх лет лестница крута; по просьбе мы ставим калитки сверху и снизу.',
        ],
      },
      sizeM2: 62,
      maxAdults: 4,
      maxChildren: 1,
      beds: {
        tr: 'İki çift kişilik yatak ve sedir',
        en: 'Two double beds and a couch',
        de: 'Zwei Doppelbetten und Sedir',
        ru: 'Две двуспальные кровати и седир',
      },
      view: { tr: 'Çamlık ve bahçe', en: 'Pines and garden', de: 'Pinien und Garten', ru: 'Пинии и сад' },
      features: [
        'air-conditioning',
        'terrace',
        'fireplace',
        'two-bathrooms',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 2106,
      category: 'BUNGALOW',
      name: { tr: 'Kumul Evi', en: 'Dune Cottage', de: 'Dünenhäuschen', ru: 'Домик на дюне' },
      slug: { tr: 'kumul-evi', en: 'dune-cottage', de: 'duenenhaeuschen', ru: 'domik-na-dyune' },
      text: {
        tr: 'Köyün güney sınırında on altı tek katlı ev. Denize en yakın yatak buradadır: 90 metre.',
        en: 'Sixteen single-storey cottages on the southern edge. These are the beds nearest the sea: 90 metres.',
        de: 'Sechzehn eingeschossige Häuschen am Südrand. Näher am Meer steht bei uns kein Bett: 90 Meter.',
        ru: 'Шестнадцать одноэтажных домиков на южном краю. Отсюда до моря ближе всего: 90 метров.',
      },
      body: {
        tr: [
          'Burada çamlar seyrekleşir, rüzgâr duyulur. Ev 38 metrekaredir; yatak pencereye, pencere denize dönüktür. Verandadaki iki hasır koltuk günbatımında hep doludur.',
          'Kapının önünde ayak yıkamak için taş bir tekne ve musluk vardır. Kum yine de içeri girer, kat görevlimiz Nazmiye Hanım bunu 2003’ten beri dert etmez.',
        ],
        en: [
          'Here the pines thin out and you hear the wind. The cottage has 38 square metres; the bed faces the window and the window faces the sea. The two wicker chairs on the veranda are always taken at sunset.',
          'By the door stand a stone trough and a tap for sandy feet. Sand gets in all the same. Nazmiye, who has looked after these houses since 2003, does not mind.',
        ],
        de: [
          'Hier werden die Pinien lichter, und man hört den Wind. Das Häuschen hat 38 Quadratmeter; das Bett blickt zum Fenster, das Fenster zum Meer. Die zwei Korbsessel auf der Veranda sind bei Sonnenuntergang immer besetzt.',
          'Vor der Tür stehen ein Steintrog und ein Hahn für sandige Füße. Sand kommt trotzdem hinein. Nazmiye, die sich seit 2003 um diese Häuser kümmert, macht das nichts aus.',
        ],
        ru: [
          'Здесь пинии редеют и слышен ветер. В домике 38 метров; кровать смотрит на окно, окно на море. Два плетёных кресла на веранде на закате всегда заняты.',
          'У двери стоит каменное корыто с краном, чтобы мыть ноги. Песок всё равно попадает внутрь. Назмие-ханым, которая следит за домиками с 2003 года, это не огорчает.',
        ],
      },
      sizeM2: 38,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: 'Geniş çift kişilik yatak ve çekyat',
        en: 'King-size bed and sofa bed',
        de: 'Kingsize-Bett und Schlafsofa',
        ru: 'Кровать king-size и диван-кровать',
      },
      view: { tr: 'Kumul ve deniz', en: 'Dune and sea', de: 'Düne und Meer', ru: 'Дюна и море' },
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
        'rain-shower',
        'sofa-bed',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 2107,
      category: 'SUITE',
      name: { tr: 'Muhtar Konağı', en: 'The Headman’s House', de: 'Das Haus des Dorfältesten', ru: 'Дом старосты' },
      slug: { tr: 'muhtar-konagi', en: 'headmans-house', de: 'haus-des-dorfaeltesten', ru: 'dom-starosty' },
      text: {
        tr: 'Meydana bakan tek konak: üç yatak odası, iki balkon, 118 metrekare ve köyün dedikodusu.',
        en: 'The one large house on the square: three bedrooms, two balconies, 118 square metres and all the village news.',
        de: 'Das eine große Haus am Platz: drei Schlafzimmer, zwei Balkone, 118 Quadratmeter und alle Neuigkeiten des Dorfs.',
        ru: 'Единственный большой дом на площади: три спальни, два балкона, 118 метров и все деревенские новости.',
      },
      body: {
        tr: [
          'Üst balkon çeşmenin tam karşısındadır; akşam yemeği kurulurken seyretmek isteyenler için iyi, erken yatanlar için değil. Yatak odaları bu yüzden arkada, çamlara bakar.',
          'Salonda 1920’lerden bir yüklük, on kişilik masa ve ocak vardır. Üç kuşak birlikte gelen aileler en çok bunu sorar; kahvaltı sofrasını sabah sekizde biz kurarız.',
        ],
        en: [
          'The upper balcony faces the fountain: good for watching the tables being laid, less good for early sleepers. The bedrooms are therefore at the back and look at the pines.',
          'The sitting room has a linen cupboard of the 1920s, a table for ten and a hearth. It is the house that families of three generations ask for, and we lay its breakfast table at eight.',
        ],
        de: [
          'Der obere Balkon liegt dem Brunnen gegenüber: gut, um beim Eindecken zuzusehen, weniger gut für Frühschläfer. Darum gehen die Schlafzimmer nach hinten, zu den Pinien.',
          'Im Salon stehen ein Wandschrank aus den 1920er-Jahren, ein Tisch für zehn und ein Kamin. Nach diesem Haus fragen Familien mit drei Generationen; den Frühstückstisch decken wir um acht.',
        ],
        ru: [
          'Верхний балкон смотрит прямо на фонтан: хорошо, чтобы наблюдать, как накрывают столы, и хуже для тех, кто рано ложится. Поэтому спальни расположены сзади, с видом на пинии.',
          'В гостиной встроенный шкаф 1920-х годов, стол на десятерых и камин. О нём чаще всего спрашивают семьи в три поколения; завтрак мы накрываем там в восемь.',
        ],
      },
      sizeM2: 118,
      maxAdults: 6,
      maxChildren: 2,
      beds: {
        tr: 'Üç çift kişilik yatak ve çekyat',
        en: 'Three double beds and a sofa bed',
        de: 'Drei Doppelbetten und Schlafsofa',
        ru: 'Три двуспальные кровати и диван-кровать',
      },
      view: { tr: 'Köy meydanı', en: 'Village square', de: 'Dorfplatz', ru: 'Деревенская площадь' },
      features: [
        'air-conditioning',
        'balcony',
        'fireplace',
        'two-bathrooms',
        'kitchenette',
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
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 2151,
      group: 'MAIN',
      name: { tr: 'İmece Sofrası', en: 'İmece Table', de: 'İmece, die gemeinsame Tafel', ru: 'Общий стол «Имедже»' },
      slug: { tr: 'imece-sofrasi', en: 'imece-table', de: 'gemeinsame-tafel', ru: 'obshchiy-stol' },
      text: {
        tr: 'Meydanın kuzeyindeki uzun ev ve önündeki dutların altı. Köyün mutfağı burada kaynar.',
        en: 'The long house north of the square and the mulberry shade in front of it. The village kitchen cooks here.',
        de: 'Das lange Haus nördlich des Platzes und der Schatten der Maulbeerbäume davor. Hier kocht das Dorf.',
        ru: 'Длинный дом к северу от площади и тень шелковиц перед ним. Здесь готовит вся деревня.',
      },
      body: {
        tr: [
          'İmece, işi birlikte görmek demektir; burada da sebzeyi sabah bahçeden konuk isterse konuk toplar. Sekiz tencere yemeği, iki kazan çorba, taş fırından ekmek. Salata otları 200 metre ötedeki bostandan gelir ve bunu tadarsınız.',
        ],
        en: [
          'İmece means doing the work together, and a guest who likes to may pick the vegetables in the morning. Eight dishes from the pot, two kettles of soup, bread from the stone oven. The salad grows 200 metres away and tastes of it.',
        ],
        de: [
          'İmece heißt, gemeinsam anzupacken, und wer mag, erntet morgens das Gemüse mit. Acht Gerichte aus dem Topf, zwei Kessel Suppe, Brot aus dem Steinofen. Der Salat wächst 200 Meter entfernt, und das schmeckt man.',
        ],
        ru: [
          'Имедже — это когда работают сообща; желающие утром сами собирают овощи. Восемь блюд из казана, два котла супа, хлеб из каменной печи. Салат растёт в 200 метрах, и это чувствуется на вкус.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '06:30', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '19:00', to: '21:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: {
            tr: '380, 240’ı meydanda',
            en: '380, of them 240 in the square',
            de: '380, davon 240 auf dem Platz',
            ru: '380, из них 240 на площади',
          },
        },
        {
          label: { tr: 'Golf kahvaltısı', en: 'Golfers’ breakfast', de: 'Golferfrühstück', ru: 'Завтрак гольфиста' },
          value: {
            tr: '06.30’dan başlayarak, paket olarak da',
            en: 'From 6.30, also to take along',
            de: 'Ab 6.30 Uhr, auch zum Mitnehmen',
            ru: 'С 6:30, можно с собой',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 2152,
      group: 'ALACARTE',
      name: {
        tr: 'Testi',
        en: 'Testi, the clay pot',
        de: 'Testi, aus dem Tonkrug',
        ru: '«Тести», из глиняного горшка',
      },
      slug: { tr: 'testi', en: 'clay-pot', de: 'aus-dem-tonkrug', ru: 'iz-glinyanogo-gorshka' },
      text: {
        tr: 'Kuzu, patlıcan ve sabır: altı saat közde kapalı kalan testi masada kırılır.',
        en: 'Lamb, aubergine and patience: six hours sealed in the embers, cracked open at the table.',
        de: 'Lamm, Aubergine und Geduld: sechs Stunden versiegelt in der Glut, am Tisch aufgeschlagen.',
        ru: 'Баранина, баклажан и терпение: шесть часов в углях под глиной, разбивают у стола.',
      },
      body: {
        tr: [
          'Akşam için testiler öğlen on ikide kapatılır, bu yüzden sipariş de öğlene kadar alınır. Mönüde üç testi, dört meze, bir tatlı vardır. Kırılan parçalar çömlekçiye döner, dövülüp yeni testinin hamuruna katılır.',
        ],
        en: [
          'The pots for the evening are sealed at noon, and so orders close at noon too. The card has three pots, four meze and one pudding. The shards go back to the potter, who grinds them into the clay of the next.',
        ],
        de: [
          'Die Krüge für den Abend werden um zwölf verschlossen, darum endet auch die Bestellung um zwölf. Auf der Karte stehen drei Krüge, vier Meze und ein Nachtisch. Die Scherben gehen zurück an den Töpfer und gemahlen in den nächsten Ton.',
        ],
        ru: [
          'Вечерние горшки запечатывают в полдень, поэтому и заказы принимают до полудня. В меню три горшка, четыре мезе и один десерт. Черепки возвращаются к гончару: он растирает их в глину для следующих.',
        ],
      },
      hours: [{ from: '19:30', to: '22:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Sipariş', en: 'Orders', de: 'Bestellung', ru: 'Заказ' },
          value: {
            tr: 'Aynı gün 12.00’ye kadar',
            en: 'By noon on the day',
            de: 'Bis 12 Uhr am selben Tag',
            ru: 'До 12:00 того же дня',
          },
        },
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '58', en: '58', de: '58', ru: '58' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 2153,
      group: 'ALACARTE',
      name: { tr: 'Kum Zambağı', en: 'Sea Daffodil', de: 'Strandlilie', ru: '«Песчаная лилия»' },
      slug: { tr: 'kum-zambagi', en: 'sea-daffodil', de: 'strandlilie', ru: 'peschanaya-liliya' },
      text: {
        tr: 'Kumulun üstünde, ayakları kuma gömülü otuz masa. Balık, ot ve zeytinyağı.',
        en: 'Thirty tables on the dune with their legs in the sand. Fish, herbs and olive oil.',
        de: 'Dreißig Tische auf der Düne, die Beine im Sand. Fisch, Kräuter und Olivenöl.',
        ru: 'Тридцать столов на дюне, ножки утоплены в песок. Рыба, травы и оливковое масло.',
      },
      body: {
        tr: [
          'Mutfak Ege’ye yakındır: şevketibostan, arapsaçı, börülce, ızgara lagos. Balığın fiyatı değil, boyu konuşulur; paylaşmak âdettendir. Rüzgârlı akşamlarda masalar kumulun arkasına taşınır, on dakika sürer.',
        ],
        en: [
          'The cooking leans towards the Aegean: blessed thistle, wild fennel, black-eyed beans, grouper from the grill. A fish is chosen by its length and shared as a matter of course. On windy evenings the tables move behind the dune, which takes ten minutes.',
        ],
        de: [
          'Die Küche neigt zur Ägäis: Golddistel, wilder Fenchel, Augenbohnen, Zackenbarsch vom Rost. Den Fisch sucht man nach der Länge aus und teilt ihn wie selbstverständlich. An windigen Abenden ziehen die Tische hinter die Düne um, das dauert zehn Minuten.',
        ],
        ru: [
          'Кухня ближе к эгейской: чертополох, дикий фенхель, стручки вигны, групер на решётке. Рыбу выбирают по длине и делят на всех. В ветреные вечера столы переносят за дюну, на это уходит десять минут.',
        ],
      },
      hours: [{ from: '18:30', to: '22:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Ayakkabı', en: 'Shoes', de: 'Schuhe', ru: 'Обувь' },
          value: { tr: 'İsteğe bağlı', en: 'Optional', de: 'Nach Belieben', ru: 'По желанию' },
        },
        {
          label: { tr: 'Masa ayırtma', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Bir gün önceden', en: 'A day ahead', de: 'Am Vortag', ru: 'За день' },
        },
      ],
      picture: 'beach',
    },
    {
      id: 2154,
      group: 'PATISSERIE',
      name: { tr: 'Köy Fırını', en: 'Village Bakery', de: 'Backhaus', ru: 'Деревенская пекарня' },
      slug: { tr: 'koy-firini', en: 'village-bakery', de: 'backhaus', ru: 'derevenskaya-pekarnya' },
      text: {
        tr: 'Sabah altıda ekmek, onda simit, dörtte fıstıklı kurabiye. Sırada beklenir, sohbet edilir.',
        en: 'Bread at six, simit at ten, pine-nut biscuits at four. One queues, and talks.',
        de: 'Brot um sechs, Simit um zehn, Pinienkernkekse um vier. Man steht an und plaudert.',
        ru: 'В шесть хлеб, в десять симит, в четыре печенье с орешками пинии. Стоят в очереди и беседуют.',
      },
      body: {
        tr: [
          'Fırının taşı Isparta’dan, odunu çamların kuru dallarından gelir. Usta Hüseyin yirmi iki yıldır aynı kürekle çalışır. Salı günleri saat beşte çocuklar kendi adlarının baş harfinden ekmek yapar; Ğ ile başlayan hâlâ çıkmadı.',
        ],
        en: [
          'The oven’s stone is from Isparta, its wood the dead branches of our pines. Hüseyin has used the same peel for twenty-two years. On Tuesdays at five children bake their own initial; S is easy, M takes a second try.',
        ],
        de: [
          'Der Stein des Ofens kommt aus Isparta, das Holz sind trockene Äste unserer Pinien. Hüseyin arbeitet seit zweiundzwanzig Jahren mit derselben Schaufel. Dienstags um fünf backen Kinder ihren Anfangsbuchstaben; S ist leicht, M braucht zwei Versuche.',
        ],
        ru: [
          'Камень для печи привезли из Ыспарты, топят сухими ветками наших пиний. Хюсейн двадцать два года работает одной и той же лопатой. По вторникам в пять дети пекут первую букву своего имени; с «О» справляются все, с «Ж» не сразу.',
        ],
      },
      hours: [{ from: '06:00', to: '18:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Ekmek', en: 'Bread', de: 'Brot', ru: 'Хлеб' },
          value: {
            tr: 'Günde dört çeşit, biri glütensiz',
            en: 'Four kinds a day, one gluten-free',
            de: 'Vier Sorten am Tag, eine glutenfrei',
            ru: 'Четыре вида в день, один без глютена',
          },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 2155,
      group: 'BAR',
      name: { tr: 'On Dokuzuncu Delik', en: 'The Nineteenth', de: 'Loch Neunzehn', ru: 'Девятнадцатая лунка' },
      slug: { tr: 'on-dokuzuncu-delik', en: 'the-nineteenth', de: 'loch-neunzehn', ru: 'devyatnadtsataya-lunka' },
      text: {
        tr: 'Zakkumların önünde, sahadan dönüş yolunda. Kartlar burada toplanır, biraz da düzeltilir.',
        en: 'By the oleander, on the way back from the course. Cards are added up here, and at times corrected.',
        de: 'Beim Oleander, auf dem Rückweg vom Platz. Hier werden Karten addiert und gelegentlich berichtigt.',
        ru: 'У олеандров, на обратном пути с поля. Здесь подсчитывают карточки, а порой и поправляют.',
      },
      body: {
        tr: [
          'Deri koltuklar, otuz bir çeşit viski, fıçı bira ve çok tutulan bir kulüp sandviç. Haftanın en iyi turu tebeşirle kara tahtaya yazılır. Son iki yılın rekoru 66’dır; kim olduğunu sorarsanız barmen gösterir.',
        ],
        en: [
          'Leather chairs, thirty-one whiskies, draught beer and a club sandwich with a following. The best round of the week is chalked on the board. The record of the last two years is 66; ask, and the barman will point at him.',
        ],
        de: [
          'Ledersessel, einunddreißig Whiskys, Bier vom Fass und ein Clubsandwich mit Anhängern. Die beste Runde der Woche steht mit Kreide an der Tafel. Der Rekord der letzten zwei Jahre ist 66; wer fragt, dem zeigt der Barmann den Mann.',
        ],
        ru: [
          'Кожаные кресла, тридцать один виски, разливное пиво и клубный сэндвич, у которого есть поклонники. Лучший раунд недели пишут мелом на доске. Рекорд последних двух лет — 66; спросите, и бармен покажет чей.',
        ],
      },
      hours: [{ from: '11:00', to: '00:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Golf ayakkabısı', en: 'Golf shoes', de: 'Golfschuhe', ru: 'Обувь для гольфа' },
          value: {
            tr: 'Terasta evet, içeride hayır',
            en: 'Yes outside, no inside',
            de: 'Draußen ja, drinnen nein',
            ru: 'На террасе можно, внутри нет',
          },
        },
      ],
      picture: 'bar',
    },
    {
      id: 2156,
      group: 'SNACK',
      name: { tr: 'Değirmen Büfe', en: 'Mill Kiosk', de: 'Mühlenkiosk', ru: 'Киоск у мельницы' },
      slug: { tr: 'degirmen-bufe', en: 'mill-kiosk', de: 'muehlenkiosk', ru: 'kiosk-u-melnitsy' },
      text: {
        tr: 'Çam Havuzu’nun yanında: gözleme sacı, ızgara köfte, meyve ve soğuk ayran.',
        en: 'Beside the Pine Pool: a griddle for gözleme, grilled köfte, fruit and cold ayran.',
        de: 'Am Pinienbecken: ein Blech für Gözleme, Köfte vom Grill, Obst und kalter Ayran.',
        ru: 'У бассейна под пиниями: сковорода для гёзлеме, кёфте на гриле, фрукты и холодный айран.',
      },
      body: {
        tr: [
          'Saçın başında öğleden sonra Kadriye’den gelen iki kadın oturur; hamuru gözünüzün önünde açar, içine ne istediğinizi sorarlar. Otlu ve peynirli en çok sorulandır. Masa yoktur, çam altındaki kütükler vardır.',
        ],
        en: [
          'Two women from Kadriye sit at the griddle after lunch, roll the dough before your eyes and ask what you want in it. Herbs and cheese is the usual answer. There are no tables, but there are logs under the pines.',
        ],
        de: [
          'Nachmittags sitzen zwei Frauen aus Kadriye am Blech, rollen den Teig vor Ihren Augen aus und fragen nach der Füllung. Kräuter und Käse ist die übliche Antwort. Tische gibt es nicht, dafür Baumstämme unter den Pinien.',
        ],
        ru: [
          'После обеда у сковороды сидят две женщины из Кадрие, раскатывают тесто у вас на глазах и спрашивают про начинку. Обычно отвечают: травы и сыр. Столов нет, есть брёвна под пиниями.',
        ],
      },
      hours: [{ from: '11:30', to: '17:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Oturma', en: 'Seating', de: 'Sitzen', ru: 'Места' },
          value: {
            tr: 'Kütük ve hamak',
            en: 'Logs and hammocks',
            de: 'Baumstämme und Hängematten',
            ru: 'Брёвна и гамаки',
          },
        },
      ],
      picture: 'pool',
    },
    {
      id: 2157,
      group: 'BAR',
      name: { tr: 'Çeşme Kahvesi', en: 'Fountain Coffee House', de: 'Kaffeehaus am Brunnen', ru: 'Кофейня у фонтана' },
      slug: { tr: 'cesme-kahvesi', en: 'fountain-coffee-house', de: 'kaffeehaus-am-brunnen', ru: 'kofeynya-u-fontana' },
      text: {
        tr: 'Dut ağacının altında tavla, közde kahve, ince belli çay. Öğleden sonra kim kimi yendi, herkes bilir.',
        en: 'Backgammon under the mulberry, coffee from the embers, tea in small glasses. Everyone knows who beat whom.',
        de: 'Tavla unterm Maulbeerbaum, Kaffee aus der Glut, Tee in kleinen Gläsern. Wer wen geschlagen hat, weiß jeder.',
        ru: 'Нарды под шелковицей, кофе на углях, чай в маленьких стаканах. Кто кого обыграл, знают все.',
      },
      body: {
        tr: [
          'On iki tavla tahtası ve bir usta: Cemal Amca altmışından sonra burada işe başladı, perşembeleri turnuva düzenler. Kahvenin yanında çam fıstıklı lokum verilir. Akşam yediden sonra aynı masalar rakıya ve beyaz peynire geçer.',
        ],
        en: [
          'Twelve boards and one master: Cemal began to work here when he was past sixty and holds a tournament on Thursdays. Coffee comes with pine-nut lokum. After seven the same tables turn to rakı and white cheese.',
        ],
        de: [
          'Zwölf Bretter und ein Meister: Cemal fing mit über sechzig hier an und veranstaltet donnerstags ein Turnier. Zum Kaffee gibt es Lokum mit Pinienkernen. Nach neunzehn Uhr wechseln dieselben Tische zu Rakı und weißem Käse.',
        ],
        ru: [
          'Двенадцать досок и один мастер: Джемаль пришёл сюда работать, когда ему было за шестьдесят, и по четвергам проводит турнир. К кофе подают лукум с орешками пинии. После семи те же столы переходят на ракы и белый сыр.',
        ],
      },
      hours: [{ from: '09:00', to: '23:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Tavla turnuvası', en: 'Backgammon', de: 'Tavla-Turnier', ru: 'Турнир по нардам' },
          value: {
            tr: 'Perşembe, 17.00',
            en: 'Thursdays at 5 pm',
            de: 'Donnerstags um 17 Uhr',
            ru: 'По четвергам в 17:00',
          },
        },
      ],
      picture: 'coffee',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Çocuk kulübü köyün okuludur: bahçesi, kümesi ve zili olan ayrı bir ev. Zil sabah dokuz buçukta çalınır, çalan her gün değişir.',
        'Burada ekran yoktur; keçi iki tanedir. Çocuklar bostanı sular, yumurta toplar, pazartesi günleri fırına hamur taşır.',
      ],
      en: [
        'The children’s club is the village school: a house of its own with a yard, a henhouse and a bell. The bell rings at half past nine and somebody else rings it every day.',
        'There are no screens, but there are two goats. Children water the kitchen garden, collect eggs and on Mondays carry dough to the bakery.',
      ],
      de: [
        'Der Kinderclub ist die Dorfschule: ein eigenes Haus mit Hof, Hühnerstall und Glocke. Sie läutet um halb zehn, und jeden Tag läutet ein anderes Kind.',
        'Bildschirme gibt es keine, dafür zwei Ziegen. Die Kinder gießen den Gemüsegarten, sammeln Eier und tragen montags Teig ins Backhaus.',
      ],
      ru: [
        'Детский клуб — это деревенская школа: отдельный дом с двором, курятником и колоколом. Звонят в половине десятого, и каждый день звонит кто-то другой.',
        'Экранов здесь нет, зато есть две козы. Дети поливают огород, собирают яйца, а по понедельникам носят тесто в пекарню.',
      ],
    },
    groups: [
      {
        name: { tr: 'Kozalaklar', en: 'Pine Cones', de: 'Zapfen', ru: 'Шишки' },
        ages: { tr: '4–7 yaş', en: 'Ages 4–7', de: '4–7 Jahre', ru: '4–7 лет' },
        text: {
          tr: 'Kozalaktan hayvan, çamurdan çanak, Değirmen Göleti’nde kayık.',
          en: 'Animals of pine cones, bowls of mud, boats on the Mill Pond.',
          de: 'Tiere aus Zapfen, Schalen aus Lehm, Boote auf dem Mühlteich.',
          ru: 'Звери из шишек, миски из глины, кораблики на Мельничном пруду.',
        },
        from: '09:30',
        to: '17:00',
      },
      {
        name: { tr: 'Baykuşlar', en: 'Owls', de: 'Eulen', ru: 'Совы' },
        ages: { tr: '8–11 yaş', en: 'Ages 8–11', de: '8–11 Jahre', ru: '8–11 лет' },
        text: {
          tr: 'Pusula, kuş defteri, haftada bir akşam fenerle baykuş yürüyüşü.',
          en: 'Compass, bird notebook and once a week an owl walk by lantern.',
          de: 'Kompass, Vogelheft und einmal in der Woche ein Eulengang mit Laterne.',
          ru: 'Компас, птичий дневник и раз в неделю прогулка к совам с фонарём.',
        },
        from: '10:00',
        to: '18:00',
      },
      {
        name: { tr: 'Yedi Demir', en: 'Seven Irons', de: 'Siebener Eisen', ru: 'Седьмая клюшка' },
        ages: { tr: '10–16 yaş', en: 'Ages 10–16', de: '10–16 Jahre', ru: '10–16 лет' },
        text: {
          tr: 'Komşu sahanın antrenörüyle günde bir saat golf; cumartesi üç delikli turnuva.',
          en: 'An hour of golf a day with the professional next door, and a three-hole tournament on Saturday.',
          de: 'Täglich eine Stunde Golf mit dem Lehrer von nebenan, samstags ein Turnier über drei Löcher.',
          ru: 'Час гольфа в день с тренером соседнего поля и субботний турнир на три лунки.',
        },
        from: '16:00',
        to: '18:00',
      },
    ],
    safety: {
      tr: [
        'Köyde motorlu araç yoktur; elektrikli arabalar saatte 8 kilometreyle gider.',
        'Okulun bahçesi çevrilidir, kapıda bütün gün bir eğitmen durur.',
        'Altı çocuğa bir eğitmen düşer; baykuş yürüyüşünde dört çocuğa bir.',
        'Alerjiler kayıtta yazılır, bileğe renkli bir bant takılır ve fırın haberdar edilir.',
      ],
      en: [
        'There are no motor vehicles in the village; the electric carts do 8 kilometres an hour.',
        'The school yard is fenced and a carer stands at the gate all day.',
        'There is one carer for six children, and one for four on the owl walk.',
        'Allergies are noted at registration, marked by a coloured band and told to the bakery.',
      ],
      de: [
        'Im Dorf fahren keine Motorfahrzeuge; die Elektrowagen schaffen 8 Kilometer pro Stunde.',
        'Der Schulhof ist umzäunt, am Tor steht den ganzen Tag eine Betreuerin.',
        'Auf sechs Kinder kommt eine Betreuerin, beim Eulengang auf vier.',
        'Allergien werden bei der Anmeldung notiert, mit einem farbigen Band markiert und dem Backhaus gemeldet.',
      ],
      ru: [
        'Моторного транспорта в деревне нет; электрокары едут со скоростью 8 километров в час.',
        'Школьный двор огорожен, у калитки весь день стоит воспитатель.',
        'На шестерых детей один воспитатель, на прогулке к совам — на четверых.',
        'Аллергии записывают сразу, отмечают цветной лентой на руке и сообщают в пекарню.',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'Spa, köyün eski taş ambarındadır; kalın duvarların içi ağustosta bile 24 derecedir. Ortada kubbeli hamam, çevresinde altı bakım odası. En çok aranan şey golf omzu için olandır, ikinci sırada hiçbir şey yapmadan sıcak taşta yatmak gelir.',
      ],
      en: [
        'The spa is in the old stone barn; within its thick walls it is 24 degrees even in August. In the middle is a domed hammam, round it six treatment rooms. What is asked for most is the one for the golfer’s shoulder. Lying on the warm stone and doing nothing comes second.',
      ],
      de: [
        'Das Spa liegt in der alten Steinscheune; hinter ihren dicken Mauern hat es selbst im August 24 Grad. In der Mitte ein Kuppelhamam, ringsum sechs Behandlungsräume. Am meisten gefragt ist die Behandlung für die Golferschulter. An zweiter Stelle steht, auf dem warmen Stein zu liegen und nichts zu tun.',
      ],
      ru: [
        'Спа занимает старый каменный амбар; за толстыми стенами даже в августе 24 градуса. Посередине хаммам под куполом, вокруг шесть кабинетов. Чаще всего просят процедуру для плеча гольфиста. На втором месте — лежать на тёплом камне и ничего не делать.',
      ],
    },
    hours: [{ from: '09:00', to: '21:00' }],
    treatments: [
      {
        id: 21001,
        minutes: 50,
        title: { tr: 'Golfçü omzu', en: 'Golfer’s shoulder', de: 'Golferschulter', ru: 'Плечо гольфиста' },
        text: {
          tr: 'Omuz, dirsek, bilek; salınım yönünü söyleyin.',
          en: 'Shoulder, elbow, wrist. Tell us which way you swing.',
          de: 'Schulter, Ellbogen, Handgelenk. Sagen Sie uns Ihre Schwungseite.',
          ru: 'Плечо, локоть, запястье. Скажите, в какую сторону ваш свинг.',
        },
      },
      {
        id: 21002,
        minutes: 60,
        title: { tr: 'Çam iğnesi banyosu', en: 'Pine-needle bath', de: 'Piniennadelbad', ru: 'Ванна с хвоей пинии' },
        text: {
          tr: 'Bahçeden toplanan iğneler, ılık su, sonra dinlenme.',
          en: 'Needles from our garden, warm water, then rest.',
          de: 'Nadeln aus dem Garten, warmes Wasser, danach Ruhe.',
          ru: 'Хвоя из нашего сада, тёплая вода, затем отдых.',
        },
      },
      {
        id: 21003,
        minutes: 45,
        title: { tr: 'Köy hamamı', en: 'Village hammam', de: 'Dorfhamam', ru: 'Деревенский хаммам' },
        text: {
          tr: 'Kese, zeytinyağlı sabun, üç kova serin su.',
          en: 'Scrub, olive soap, three buckets of cool water.',
          de: 'Peeling, Olivenseife, drei Eimer kühles Wasser.',
          ru: 'Кесе, оливковое мыло и три ведра прохладной воды.',
        },
      },
      {
        id: 21004,
        minutes: 40,
        title: {
          tr: 'On sekiz delik ayağı',
          en: 'Feet after eighteen',
          de: 'Füße nach achtzehn Loch',
          ru: 'Ноги после восемнадцати',
        },
        text: {
          tr: 'Tuzlu su, kil ve tabana güçlü bir masaj.',
          en: 'Salt water, clay and a firm hand on the soles.',
          de: 'Salzwasser, Tonerde und kräftige Hände an der Sohle.',
          ru: 'Солёная вода, глина и сильные руки.',
        },
      },
      {
        id: 21005,
        minutes: 75,
        title: {
          tr: 'Biberiye ve kekik yağı',
          en: 'Rosemary and thyme oil',
          de: 'Rosmarin- und Thymianöl',
          ru: 'Масло розмарина и чабреца',
        },
        text: {
          tr: 'Torosların otlarıyla baştan ayağa yavaş bir masaj.',
          en: 'A slow massage from head to foot with herbs of the Taurus.',
          de: 'Langsame Massage von Kopf bis Fuß mit Kräutern des Taurus.',
          ru: 'Неспешный массаж с головы до ног с травами Тавра.',
        },
      },
      {
        id: 21006,
        minutes: 30,
        title: { tr: 'Güneşten dönüş', en: 'Home from the sun', de: 'Zurück aus der Sonne', ru: 'После солнца' },
        text: {
          tr: 'Yoğurt ve salatalıkla serin yüz maskesi.',
          en: 'A cool face mask of yoghurt and cucumber.',
          de: 'Kühle Maske aus Joghurt und Gurke.',
          ru: 'Прохладная маска из йогурта и огурца.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'Kubbeli hamam', en: 'Domed hammam', de: 'Kuppelhamam', ru: 'Хаммам под куполом' },
        text: {
          tr: 'Yetmiş iki cam gözden ışık alır, altı kurnalıdır.',
          en: 'Lit through seventy-two glass eyes; six basins.',
          de: 'Licht durch zweiundsiebzig Glasaugen, sechs Becken.',
          ru: 'Свет из семидесяти двух стеклянных окошек, шесть курн.',
        },
      },
      {
        title: { tr: 'Ambar saunası', en: 'Barn sauna', de: 'Scheunensauna', ru: 'Сауна в амбаре' },
        text: {
          tr: 'Çam kaplama, 85 derece, penceresi bahçeye bakar.',
          en: 'Pine-clad, 85 degrees, with a window to the garden.',
          de: 'Mit Kiefernholz verkleidet, 85 Grad, mit Fenster zum Garten.',
          ru: 'Обшита сосной, 85 градусов, окно в сад.',
        },
      },
      {
        title: { tr: 'Avlu', en: 'Courtyard', de: 'Hof', ru: 'Дворик' },
        text: {
          tr: 'Bir incir ağacı, on şezlong, nane çayı.',
          en: 'A fig tree, ten loungers and mint tea.',
          de: 'Ein Feigenbaum, zehn Liegen, Minztee.',
          ru: 'Инжир, десять шезлонгов и мятный чай.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Toplantılar meydanın doğusundaki kervansaray avlusunun çevresinde yapılır. Mola verildiğinde herkes dışarı çıkar, çünkü her salonun kapısı doğrudan avluya açılır. Golf günü eklenecekse on iki çıkış bir şirkete ayrılabilir.',
        'Ekipler en çok mart, nisan ve kasımda gelir. 312 odanın tamamını kapatmak mümkündür; o zaman köyün muhtarını da siz seçersiniz.',
      ],
      en: [
        'Meetings are held round the caravanserai court east of the square. At every break people go outside, because each hall opens straight to the court. If a golf day is to be added, our twelve tee times can go to one company.',
        'Most teams come in March, April and November. All 312 rooms can be taken at once, and then the headman is yours to elect.',
      ],
      de: [
        'Getagt wird rund um den Karawanserei-Hof östlich des Platzes. In jeder Pause gehen alle hinaus, denn jeder Saal öffnet sich direkt zum Hof. Für einen Golftag lassen sich unsere zwölf Startzeiten an eine Firma vergeben.',
        'Die meisten Gruppen kommen im März, April und November. Auch alle 312 Zimmer kann man auf einmal buchen, dann wählen Sie den Dorfältesten selbst.',
      ],
      ru: [
        'Встречи проходят вокруг двора караван-сарая, к востоку от площади. В перерыв все выходят на воздух: двери каждого зала открываются прямо во двор. Если нужен день гольфа, наши двенадцать стартов отдадим одной компании.',
        'Чаще всего приезжают в марте, апреле и ноябре. Можно занять все 312 номеров сразу, и тогда старосту деревни выбираете вы.',
      ],
    },
    halls: [
      { name: 'Kervan', areaM2: 340, heightM: 4.6, theatre: 320, classroom: 180, banquet: 220 },
      { name: 'Çınar', areaM2: 120, heightM: 3.8, theatre: 110, classroom: 60, banquet: 72 },
      { name: 'Ambar', areaM2: 58, heightM: 3.2, theatre: 48, classroom: 26, banquet: 30 },
    ],
  },
  shopping: {
    tr: [
      'Meydanın güneyindeki arasta altı dükkândır: çömlekçi, dokumacı, golf malzemesi, bakkal, kitapçı ve berber. Çömlekçide kendi testinizi yapabilirsiniz; kurur, pişer, dördüncü gün elinizdedir.',
      'Cumartesi Belek pazarına bisikletle on beş dakikada gidilir. Dönüşte sepetiniz ağırsa fırının arabası saat on ikide pazarın kapısında bekler.',
    ],
    en: [
      'South of the square a row of six shops sells pottery, weaving, golf things, groceries and books; the sixth is a barber. At the potter’s you can make a clay pot of your own. It dries, is fired, and is in your hands on the fourth day.',
      'On Saturday the market in Belek is fifteen minutes away by bicycle. If the basket gets heavy, the baker’s cart waits at the market gate at noon.',
    ],
    de: [
      'Südlich des Platzes liegt eine Ladenzeile: Töpfer, Weberin, Golfbedarf, Krämer, Buchladen und Barbier. Beim Töpfer können Sie einen eigenen Krug drehen; er trocknet, wird gebrannt und gehört am vierten Tag Ihnen.',
      'Samstags ist man mit dem Rad in fünfzehn Minuten auf dem Markt von Belek. Wird der Korb schwer, wartet um zwölf der Wagen des Bäckers am Markttor.',
    ],
    ru: [
      'К югу от площади торговый ряд из шести лавок: гончар, ткачиха, товары для гольфа, бакалея, книги и парикмахер. У гончара можно сделать собственный горшок: он высохнет, его обожгут, и на четвёртый день он ваш.',
      'В субботу до рынка в Белеке пятнадцать минут на велосипеде. Если корзина тяжела, в полдень у рыночных ворот ждёт повозка пекаря.',
    ],
  },
  philosophy: {
    tr: [
      'Önce ağaç vardı. Evi ağaca göre çizmek zahmetlidir, ama gölge kiralanmaz, dikilir ve beklenir. Biz 1960’larda kumulu tutmak için fidan dikenlerin kiracısıyız; her yıl kırk fidan dikerek kirayı öderiz.',
      'Bir köyde insanlar selamlaşır. Konuklarımızı oda numarasıyla değil sokağıyla tanırız: “Dut Sokağı’nın sonundaki Lena Hanım.” İki gün sonra o da fırıncıyı adıyla çağırır. Hizmetten anladığımız bu kadar sade.',
    ],
    en: [
      'The trees were here first. To draw a house around a tree is troublesome, but shade cannot be rented; it is planted and waited for. We are tenants of the people who planted this dune in the 1960s, and we pay our rent in forty saplings a year.',
      'In a village one says good morning. We know guests by their lane and not by a room number: Lena from the end of Mulberry Lane. Two days later she calls the baker by his name. Our idea of service is as plain as that.',
    ],
    de: [
      'Zuerst waren die Bäume da. Ein Haus um einen Baum zu zeichnen ist mühsam, aber Schatten kann man nicht mieten, man pflanzt ihn und wartet. Wir sind Mieter derer, die in den 1960er-Jahren die Düne bepflanzt haben, und zahlen mit vierzig Setzlingen im Jahr.',
      'In einem Dorf grüßt man sich. Wir kennen Gäste nach ihrer Gasse und nicht nach der Zimmernummer: „Lena vom Ende der Maulbeergasse“. Zwei Tage später ruft sie den Bäcker beim Namen. So schlicht verstehen wir Gastfreundschaft.',
    ],
    ru: [
      'Деревья были здесь первыми. Чертить дом вокруг дерева хлопотно, но тень не арендуешь: её сажают и ждут. Мы квартиранты тех, кто в 1960-х засадил дюну, и платим за это сорока саженцами в год.',
      'В деревне здороваются. Гостей мы узнаём не по номеру комнаты, а по улочке: «Лена с конца Шелковичной». Через два дня она зовёт пекаря по имени. Вот и всё, что мы понимаем под гостеприимством.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-key', year: 2025 },
    { code: 'sustainable-tourism', year: 2024 },
    { code: 'iso-14001', year: 2023 },
    { code: 'iso-22000', year: 2024 },
  ],
  stories: [
    {
      title: { tr: 'Köyde sabah', en: 'Morning in the village', de: 'Morgen im Dorf', ru: 'Утро в деревне' },
      pictures: ['garden', 'breakfast', 'courtyard', 'coffee'],
    },
    {
      title: {
        tr: 'Dokuz delik, bir deniz',
        en: 'Nine holes and a swim',
        de: 'Neun Loch und ein Bad',
        ru: 'Девять лунок и море',
      },
      pictures: ['sport', 'terrace', 'beach', 'bar', 'grill'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Golf sahası otelin mi?',
        en: 'Does the golf course belong to the hotel?',
        de: 'Gehört der Golfplatz zum Hotel?',
        ru: 'Поле для гольфа принадлежит отелю?',
      },
      answer: {
        tr: 'Hayır, komşumuzdur ve ayrı işletilir. Çıkış saatlerini biz ayırır, çantanızı akşamdan sahaya taşırız.',
        en: 'No, it is our neighbour and run separately. We book tee times for you and take your bag across the evening before.',
        de: 'Nein, er ist unser Nachbar und wird eigenständig betrieben. Wir buchen die Startzeit und bringen das Bag am Vorabend hinüber.',
        ru: 'Нет, это наш сосед, у поля свой хозяин. Мы бронируем старт и с вечера относим туда вашу сумку.',
      },
    },
    {
      question: {
        tr: 'En uzak ev meydana kaç dakika?',
        en: 'How far is the last house from the square?',
        de: 'Wie weit ist das letzte Haus vom Platz?',
        ru: 'Далеко ли от площади до последнего дома?',
      },
      answer: {
        tr: 'Yürüyerek altı dakika, bisikletle iki. Yürümekte zorlanan konuklara meydanın çevresindeki on iki evden birini ayırırız.',
        en: 'Six minutes on foot, two by bicycle. For guests who walk with difficulty we keep twelve houses next to the square.',
        de: 'Sechs Minuten zu Fuß, zwei mit dem Rad. Für Gäste, denen das Gehen schwerfällt, halten wir zwölf Häuser direkt am Platz frei.',
        ru: 'Шесть минут пешком, две на велосипеде. Гостям, которым трудно ходить, мы оставляем двенадцать домов у самой площади.',
      },
    },
    {
      question: {
        tr: 'Çam altında sivrisinek olur mu?',
        en: 'Are there mosquitoes under the pines?',
        de: 'Gibt es unter den Pinien Mücken?',
        ru: 'Есть ли под пиниями комары?',
      },
      answer: {
        tr: 'Temmuz ve ağustosta akşamüstü biraz. Bütün pencerelerde tel vardır; meydanda limon otu yakılır.',
        en: 'A few towards evening in July and August. All windows have screens, and citronella is burned in the square.',
        de: 'Im Juli und August gegen Abend ein paar. Alle Fenster haben Netze, auf dem Platz wird Zitronengras abgebrannt.',
        ru: 'В июле и августе к вечеру немного. На всех окнах сетки, на площади жгут цитронеллу.',
      },
    },
    {
      question: {
        tr: 'Kışın da açık mısınız?',
        en: 'Are you open in winter?',
        de: 'Haben Sie im Winter geöffnet?',
        ru: 'Работаете ли вы зимой?',
      },
      answer: {
        tr: '1 Mart–30 Kasım arasında açığız. Aralıkta çatılar, ocakta bisikletler, şubatta hepimiz dinleniriz.',
        en: 'We are open from 1 March to 30 November. In December we mend roofs, in January bicycles, in February ourselves.',
        de: 'Vom 1. März bis 30. November. Im Dezember reparieren wir die Dächer, im Januar die Räder, im Februar uns selbst.',
        ru: 'С 1 марта по 30 ноября. В декабре чиним крыши, в январе велосипеды, в феврале отдыхаем сами.',
      },
    },
  ],
  gaps: { pages: ['aquapark'] },
}
