import type { HotelContent } from '../types.ts'

export const sunset: HotelContent = {
  key: 'sunset',
  id: 32,
  slug: 'crystal-sunset',
  name: 'Crystal Sunset',
  region: 'SIDE',
  stars: 5,
  opened: 2007,
  renovated: 2022,
  roomsTotal: 376,
  latitude: 36.8043,
  longitude: 31.3247,
  address: 'Evrenseki Mahallesi, Gün Batımı Caddesi No: 32, 07330 Manavgat / Antalya',
  phone: '+90 242 555 32 08',
  email: 'sunset@crystalhotels.example',
  whatsapp: '905325550132',
  locality: { tr: 'Side, Evrenseki', en: 'Side, Evrenseki', de: 'Side, Evrenseki', ru: 'Сиде, Эвренсеки' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Анталья (AYT)',
    },
    km: 60,
    minutes: 55,
  },
  centre: { name: { tr: 'Side antik kenti', en: 'Old Side', de: 'Altstadt von Side', ru: 'Старый Сиде' }, km: 8 },
  beach: { lengthM: 240, walkM: 40, ground: 'sand', blueFlag: true },
  slogan: {
    tr: 'On dört basamak, tek gösteri',
    en: 'Fourteen steps, one performance',
    de: 'Vierzehn Stufen, eine Vorstellung',
    ru: 'Четырнадцать ступеней к закату',
  },
  sloganText: {
    tr: 'Traverten tribün batıya bakar; perde saati her gün değişir ve kapıdaki tahtada yazar.',
    en: 'The travertine steps face west; curtain time changes daily and is chalked up at the door.',
    de: 'Die Travertinstufen blicken nach Westen; der Beginn ändert sich täglich und steht auf der Tafel am Eingang.',
    ru: 'Ступени из травертина смотрят на запад; время начала каждый день другое, его пишут мелом у входа.',
  },
  promise: {
    tr: 'Öğlene kadar uyuyan, akşam yemeğini geç yiyen çiftlere ve onlara benzeyen çocuklara.',
    en: 'For couples who sleep late and dine later, and for children who take after them.',
    de: 'Für Paare, die lange schlafen und spät essen, und für Kinder, die nach ihnen kommen.',
    ru: 'Для пар, которые поздно встают и поздно ужинают, и для детей, которые пошли в них.',
  },
  about: {
    tr: [
      'Side’nin tiyatrosu iki bin yıl önce yapıldı ve sahnesi bugün yıkık. Evrenseki’deki otelin mimarı tiyatroyu hatırladı, ama sahneyi baştan boş bıraktı: on dört sıra açık traverten, 600 kişilik, karşısında yalnızca deniz ve batı. Odalar basamakların arkasında yedi teras hâlinde yükselir.',
      'Bina kiremit renginde sıvanmıştır; akşam yarım saat boyunca gökyüzüyle aynı tondadır. 376 odanın 322’si denize bakar. Teraslarda nar, zeytin ve 1.800 kök biberiye büyür, koridorlar bu yüzden açık havadır ve hafif kokar.',
      'Burada saatler geriye alınmış gibidir. Kahvaltı öğlene kadar sürer, havuz akşam sekizde kapanır, akşam yemeği on buçukta hâlâ sıcaktır. Güneş batmadan yirmi dakika önce bir klarnetçi basamakların altına oturur. Alkış genellikle olur; bazen güneşe, bazen klarnete.',
    ],
    en: [
      'The theatre of Side was built two thousand years ago, and its stage lies in ruins. The architect of this hotel at Evrenseki remembered the theatre and left the stage out from the start: fourteen rows of pale travertine, seats for 600, and opposite them only the sea and the west. Behind, the rooms rise in seven terraces.',
      'The walls are rendered in the colour of roof tiles, and for half an hour each evening they match the sky. Of 376 rooms 322 face the sea. Pomegranates, olives and 1,800 rosemary bushes grow on the terraces, so the corridors are open to the air and smell faintly of a kitchen.',
      'Clocks seem to run late here. Breakfast lasts until noon, the pool closes at eight, dinner is still hot at half past ten. Twenty minutes before sunset a clarinettist sits down below the steps. There is usually applause, sometimes for the sun and sometimes for the clarinet.',
    ],
    de: [
      'Das Theater von Side ist zweitausend Jahre alt, seine Bühne liegt in Trümmern. Der Architekt dieses Hauses in Evrenseki erinnerte sich an das Theater und ließ die Bühne gleich weg: vierzehn Reihen heller Travertin, Platz für 600, gegenüber nur Meer und Westen. Dahinter steigen die Zimmer in sieben Terrassen auf.',
      'Die Wände sind ziegelrot verputzt und haben jeden Abend eine halbe Stunde lang die Farbe des Himmels. 322 von 376 Zimmern blicken aufs Meer. Auf den Terrassen wachsen Granatäpfel, Oliven und 1.800 Rosmarinbüsche; die Flure liegen im Freien und riechen ein wenig nach Küche.',
      'Die Uhren scheinen hier nachzugehen. Frühstück gibt es bis mittags, das Becken schließt um acht, das Abendessen ist um halb elf noch heiß. Zwanzig Minuten vor Sonnenuntergang setzt sich ein Klarinettist unter die Stufen. Meist wird geklatscht, manchmal für die Sonne, manchmal für die Klarinette.',
    ],
    ru: [
      'Театру в Сиде две тысячи лет, и сцена его лежит в руинах. Архитектор отеля в Эвренсеки вспомнил о театре, а от сцены отказался сразу: четырнадцать рядов светлого травертина, 600 мест, а напротив только море и запад. Позади ступеней семью террасами поднимаются номера.',
      'Стены оштукатурены в цвет черепицы и каждый вечер на полчаса сливаются с небом. Из 376 номеров 322 выходят к морю. На террасах растут гранаты, оливы и 1800 кустов розмарина, поэтому коридоры открыты и чуть пахнут кухней.',
      'Часы здесь будто отстают. Завтрак длится до полудня, бассейн закрывается в восемь, ужин и в половине одиннадцатого горячий. За двадцать минут до заката у подножия ступеней садится кларнетист. Обычно аплодируют: иногда солнцу, иногда кларнету.',
    ],
  },
  highlights: [
    {
      title: { tr: 'Tribün', en: 'The steps', de: 'Die Stufen', ru: 'Ступени' },
      text: {
        tr: '14 sıra, 600 minder, gün boyu ısınan ve gece on bire kadar ılık kalan taş.',
        en: '14 rows, 600 cushions, and stone that stays warm until eleven at night.',
        de: '14 Reihen, 600 Kissen und Stein, der bis elf Uhr abends warm bleibt.',
        ru: '14 рядов, 600 подушек и камень, который хранит тепло до одиннадцати вечера.',
      },
      picture: 'ruins',
    },
    {
      title: {
        tr: 'Öğlene kadar kahvaltı',
        en: 'Breakfast until noon',
        de: 'Frühstück bis zwölf',
        ru: 'Завтрак до полудня',
      },
      text: {
        tr: 'Menemen siparişle pişer; son tava 12.00’de ocaktan iner.',
        en: 'Menemen is cooked to order; the last pan leaves the stove at twelve.',
        de: 'Menemen auf Bestellung; die letzte Pfanne kommt um zwölf vom Herd.',
        ru: 'Менемен готовят под заказ; последняя сковорода сходит с плиты в двенадцать.',
      },
      picture: 'breakfast',
    },
    {
      title: { tr: 'Biberiye koridorları', en: 'Rosemary corridors', de: 'Rosmarinflure', ru: 'Розмариновые коридоры' },
      text: {
        tr: 'Yedi terasta 1.800 kök; mutfak haftada dokuz kilo biçer.',
        en: '1,800 bushes on seven terraces, of which the kitchen cuts nine kilos a week.',
        de: '1.800 Büsche auf sieben Terrassen; die Küche schneidet neun Kilo die Woche.',
        ru: '1800 кустов на семи террасах; кухня срезает девять килограммов в неделю.',
      },
      picture: 'garden',
    },
    {
      title: { tr: 'Karanlık kat', en: 'The dark terrace', de: 'Die dunkle Terrasse', ru: 'Тёмная терраса' },
      text: {
        tr: 'Yedinci terasta ışık yoktur; iki teleskop ve 23.00’te bir amatör gökbilimci vardır.',
        en: 'The seventh terrace has no lamps, but two telescopes and an amateur astronomer at eleven.',
        de: 'Auf der siebten Terrasse brennt kein Licht; dafür gibt es zwei Teleskope und um elf einen Hobbyastronomen.',
        ru: 'На седьмой террасе нет фонарей, зато есть два телескопа и в 23:00 астроном-любитель.',
      },
      picture: 'terrace',
    },
  ],
  day: [
    {
      title: { tr: 'Ağır başlangıç', en: 'A slow start', de: 'Langsamer Anfang', ru: 'Неспешное начало' },
      text: {
        tr: 'İlk kahve yatağa, ikincisi terasa; telefon çalmaz.',
        en: 'The first coffee comes to bed, the second to the terrace; no phone rings.',
        de: 'Der erste Kaffee kommt ans Bett, der zweite auf die Terrasse; kein Telefon läutet.',
        ru: 'Первый кофе — в постель, второй — на террасу; телефон молчит.',
      },
      from: '09:30',
      to: '12:00',
    },
    {
      title: { tr: 'Deniz ve incir', en: 'Sea and figs', de: 'Meer und Feigen', ru: 'Море и инжир' },
      text: {
        tr: 'Plajda soğuk meyve arabası üç kez geçer.',
        en: 'The cold fruit cart passes along the beach three times.',
        de: 'Dreimal fährt der Obstwagen über den Strand.',
        ru: 'Тележка с холодными фруктами проезжает по пляжу трижды.',
      },
      from: '13:00',
      to: '16:00',
    },
    {
      title: { tr: 'Sönen ışık', en: 'The light goes', de: 'Das Licht geht', ru: 'Уходит свет' },
      text: {
        tr: 'Tahtadaki saatten yirmi dakika önce klarnet; minderi kapan oturur.',
        en: 'A clarinet, twenty minutes before the hour on the board; take a cushion and sit.',
        de: 'Klarinette, zwanzig Minuten vor der Zeit auf der Tafel; Kissen nehmen, hinsetzen.',
        ru: 'Кларнет за двадцать минут до времени на доске; берите подушку и садитесь.',
      },
      from: '18:30',
      to: '20:30',
    },
    {
      title: { tr: 'Geç sofra', en: 'A late table', de: 'Später Tisch', ru: 'Поздний стол' },
      text: {
        tr: 'Nar bahçesinde ızgara; çocuklar aynı saatte aynı sofrada.',
        en: 'Grills in the pomegranate garden, the children at the same table at the same hour.',
        de: 'Grill im Granatapfelgarten, die Kinder zur selben Stunde am selben Tisch.',
        ru: 'Гриль в гранатовом саду; дети в тот же час за тем же столом.',
      },
      from: '20:30',
      to: '22:30',
    },
    {
      title: { tr: 'Karanlık kat', en: 'The dark terrace', de: 'Dunkle Terrasse', ru: 'Тёмная терраса' },
      text: {
        tr: 'Satürn, Jüpiter ve bir bardak sıcak nar suyu.',
        en: 'Saturn, Jupiter and a glass of hot pomegranate juice.',
        de: 'Saturn, Jupiter und ein Glas heißer Granatapfelsaft.',
        ru: 'Сатурн, Юпитер и стакан горячего гранатового сока.',
      },
      from: '23:00',
      to: '00:30',
    },
  ],
  beachText: {
    tr: [
      'Basamakların bittiği yerden 40 metre sonra kum başlar: 240 metre, ince, suya girerken 30 metre boyunca diz ile bel arası. Şezlonglar batıya dönük kurulur ve hiçbir sıra ötekinin önünü kapatmaz.',
      'Plaj 20.30’a kadar açıktır, cankurtaran da o saate kadar kalır. Son yüzme saatini seven konuklar için iskelede sıcak havlu sandığı durur.',
    ],
    en: [
      'Forty metres beyond the last step the sand begins: 240 metres of it, fine, and for 30 metres the water is between knee and waist. Loungers face west, and no row blocks another.',
      'The beach stays open until half past eight, and so does the lifeguard. For those who swim in the last light there is a chest of warm towels on the jetty.',
    ],
    de: [
      'Vierzig Meter hinter der letzten Stufe beginnt der Sand: 240 Meter, fein, und auf 30 Metern steht das Wasser zwischen Knie und Hüfte. Die Liegen blicken nach Westen, und keine Reihe verstellt die andere.',
      'Der Strand ist bis halb neun offen, so lange bleibt auch die Aufsicht. Für alle, die im letzten Licht schwimmen, steht am Steg eine Truhe mit warmen Handtüchern.',
    ],
    ru: [
      'В сорока метрах от последней ступени начинается песок: 240 метров, мелкий; первые 30 метров вода от колена до пояса. Шезлонги повёрнуты на запад, и ни один ряд не заслоняет другой.',
      'Пляж открыт до половины девятого, столько же дежурит спасатель. Для тех, кто плавает в последнем свете, на пирсе стоит сундук с тёплыми полотенцами.',
    ],
  },
  pools: [
    {
      name: { tr: 'Ufuk', en: 'Horizon', de: 'Horizont', ru: '«Горизонт»' },
      text: {
        tr: '62 metre uzunluğunda, kenarı batıya taşar; akşam sekize kadar açık.',
        en: 'Sixty-two metres long, spilling over to the west, open until eight.',
        de: '62 Meter lang, nach Westen überlaufend, bis acht geöffnet.',
        ru: 'Длина 62 метра, переливной край на запад, открыт до восьми.',
      },
      areaM2: 890,
      depthM: 1.4,
      heated: false,
      from: '09:00',
      to: '20:00',
    },
    {
      name: { tr: 'Nar', en: 'Pomegranate', de: 'Granatapfel', ru: '«Гранат»' },
      text: {
        tr: 'Bahçenin içinde yuvarlak, kırmızı mozaikli, sessiz.',
        en: 'Round, quiet, lined with red mosaic, in the middle of the garden.',
        de: 'Rund, still, mit rotem Mosaik, mitten im Garten.',
        ru: 'Круглый, тихий, с красной мозаикой, посреди сада.',
      },
      areaM2: 260,
      depthM: 1.3,
      heated: true,
      from: '09:00',
      to: '20:00',
    },
    {
      name: { tr: 'Gölge', en: 'Shade', de: 'Schatten', ru: '«Тень»' },
      text: {
        tr: 'Çocuk havuzu; yelken tente öğlen güneşini keser.',
        en: 'The children’s pool, with a sail against the noon sun.',
        de: 'Das Kinderbecken, mit Segel gegen die Mittagssonne.',
        ru: 'Детский бассейн под тентом от полуденного солнца.',
      },
      areaM2: 120,
      depthM: 0.45,
      heated: false,
      from: '09:30',
      to: '19:00',
    },
  ],
  rooms: [
    {
      id: 3201,
      category: 'STANDARD',
      name: { tr: 'Batı terası', en: 'West terrace room', de: 'Westterrassenzimmer', ru: 'Номер «Западная терраса»' },
      slug: { tr: 'bati-terasi', en: 'west-terrace-room', de: 'westterrassenzimmer', ru: 'zapadnaya-terrasa' },
      text: {
        tr: 'Denize ve batıya bakan 30 metrekare; balkonda iki kişilik taş divan.',
        en: 'Thirty square metres facing sea and west, with a stone couch for two on the balcony.',
        de: '30 Quadratmeter nach Westen zum Meer, auf dem Balkon ein Steindiwan für zwei.',
        ru: '30 метров окнами на море и запад; на балконе каменный диван на двоих.',
      },
      body: {
        tr: [
          'Otelin temel odası, 218 adet, ikinci terastan altıncıya kadar. Duvarlar kil sıvalı, zemin pişmiş toprak; sıcak renkler akşam ışığı için seçildi, öğlen biraz susar.',
          'Karartma perdesi iki katlıdır ve saat onda hâlâ gecedir. Kapıda “uyuyoruz” ipi çekilince kat görevlisi ikiden önce gelmez.',
        ],
        en: [
          'The basic room of the house: 218 of them, from the second terrace to the sixth. Clay plaster and terracotta floors were chosen for evening light and keep rather quiet at noon.',
          'The curtains are double, and at ten it is still night. Pull the cord at the door and housekeeping will not come before two.',
        ],
        de: [
          'Das Grundzimmer des Hauses, 218-mal, von der zweiten bis zur sechsten Terrasse. Lehmputz und Terrakotta sind fürs Abendlicht gewählt und halten sich mittags zurück.',
          'Der Vorhang ist doppelt, um zehn ist noch Nacht. Wer die Schnur an der Tür zieht, sieht die Zimmerreinigung nicht vor zwei.',
        ],
        ru: [
          'Основной номер отеля: их 218, со второй террасы по шестую. Глиняная штукатурка и терракота выбраны для вечернего света и в полдень ведут себя сдержанно.',
          'Шторы двойные, и в десять утра ещё ночь. Потяните шнур у двери, и горничная не придёт раньше двух.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Deniz, gün batımı', en: 'Sea and sunset', de: 'Meer und Sonnenuntergang', ru: 'Море и закат' },
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
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 3202,
      category: 'STANDARD',
      name: {
        tr: 'Nar bahçesi odası',
        en: 'Pomegranate garden room',
        de: 'Zimmer am Granatapfelgarten',
        ru: 'Номер у гранатового сада',
      },
      slug: {
        tr: 'nar-bahcesi-odasi',
        en: 'pomegranate-garden-room',
        de: 'zimmer-am-granatapfelgarten',
        ru: 'u-granatovogo-sada',
      },
      text: {
        tr: 'Bahçeye açılan zemin kat; ekimde dalından nar koparılır.',
        en: 'Ground floor, opening on the garden; in October you pick your own fruit.',
        de: 'Im Erdgeschoss zum Garten; im Oktober pflückt man vom Ast.',
        ru: 'Первый этаж с выходом в сад; в октябре гранаты рвут с ветки.',
      },
      body: {
        tr: [
          'Otelin arka yüzündeki 54 oda. Deniz yok, ağaç var: 110 nar, altlarında gölge ve iki kedi. Öğle sıcağında en serin yer burasıdır.',
          'Teras eşiksizdir. Yaşlı bir yürüyüşçü de bebek arabası da aynı kapıdan geçer.',
        ],
        en: [
          'These 54 rooms are on the landward side. No sea, but 110 pomegranate trees, the shade below them and two cats. At midday it is the coolest part of the house.',
          'The terrace has no sill. An elderly walker and a pushchair go through the same door.',
        ],
        de: [
          '54 Zimmer auf der Landseite. Kein Meer, dafür 110 Granatapfelbäume, ihr Schatten und zwei Katzen. Mittags ist hier der kühlste Teil des Hauses.',
          'Die Terrasse hat keine Schwelle. Rollator und Kinderwagen passen durch dieselbe Tür.',
        ],
        ru: [
          '54 номера со стороны суши. Моря нет, есть 110 гранатовых деревьев, тень под ними и две кошки. В полдень это самое прохладное место в отеле.',
          'Порога у террасы нет: через одну дверь пройдут и ходунки, и коляска.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 1,
      beds: { tr: '1 çift kişilik yatak', en: '1 double bed', de: '1 Doppelbett', ru: '1 двуспальная кровать' },
      view: { tr: 'Nar bahçesi', en: 'Pomegranate garden', de: 'Granatapfelgarten', ru: 'Гранатовый сад' },
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
        'step-free',
        'baby-cot',
      ],
      picture: 'room',
    },
    {
      id: 3203,
      category: 'FAMILY',
      name: {
        tr: 'Perde aile odası',
        en: 'Curtain family room',
        de: 'Familienzimmer Vorhang',
        ru: 'Семейный номер «Занавес»',
      },
      slug: { tr: 'perde-aile-odasi', en: 'curtain-family-room', de: 'familienzimmer-vorhang', ru: 'semeynyy-zanaves' },
      text: {
        tr: 'Çocukların bölümünü kadife bir sahne perdesi ve sürgülü kapı ayırır.',
        en: 'The children’s part is behind a velvet stage curtain and a sliding door.',
        de: 'Der Kinderteil liegt hinter einem Bühnenvorhang aus Samt und einer Schiebetür.',
        ru: 'Детская половина за бархатным занавесом и раздвижной дверью.',
      },
      body: {
        tr: [
          'Perde gündüz oyun içindir, kapı gece için. Çocuk tarafında iki yatak, bir kostüm sandığı ve üstüne çıkılabilen alçak bir sahne vardır; gösteriye büyükler davetlidir.',
          '48 oda, 40 metrekare. Bütün aile geç kalktığı için oda temizliği saati sabah değil akşamüstü sorulur.',
        ],
        en: [
          'The curtain is for playing by day, the door for the night. The children have two beds, a chest of costumes and a low stage to stand on; adults are invited to the performance.',
          'There are 48, of 40 square metres each. As the whole family sleeps late, we clean in the afternoon.',
        ],
        de: [
          'Der Vorhang ist zum Spielen am Tag, die Tür für die Nacht. Die Kinder haben zwei Betten, eine Kostümtruhe und ein kleines Podest; zur Vorstellung sind die Eltern geladen.',
          '48 Zimmer zu 40 Quadratmetern. Weil die ganze Familie lange schläft, wird am Nachmittag geputzt.',
        ],
        ru: [
          'Занавес — для дневных игр, дверь — для ночи. У детей две кровати, сундук с костюмами и низкая сцена; взрослых приглашают на представление.',
          'Таких номеров 48, по 40 метров. Вся семья встаёт поздно, поэтому убирают после обеда.',
        ],
      },
      sizeM2: 40,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik, 2 tek kişilik yatak',
        en: '1 double, 2 single beds',
        de: '1 Doppelbett, 2 Einzelbetten',
        ru: '1 двуспальная, 2 односпальные кровати',
      },
      view: { tr: 'Deniz', en: 'Sea', de: 'Meer', ru: 'Море' },
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
        'sliding-door',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 3204,
      category: 'STANDARD',
      name: { tr: 'Loca', en: 'The box', de: 'Die Loge', ru: '«Ложа»' },
      slug: { tr: 'loca', en: 'the-box', de: 'die-loge', ru: 'lozha' },
      text: {
        tr: 'Tribüne bitişik on altı oda; gösteri balkondan izlenir.',
        en: 'Sixteen rooms adjoining the steps: you watch the performance from the balcony.',
        de: 'Sechzehn Zimmer neben den Stufen: Die Vorstellung sieht man vom Balkon.',
        ru: 'Шестнадцать номеров рядом со ступенями: представление видно с балкона.',
      },
      body: {
        tr: [
          'Balkonlar tiyatro locası gibi öne çıkar, korkulukları kırmızı yastıklıdır. Klarnet burada en yakındır; gece konserlerini sevmeyene başka oda öneririz.',
          'Gün batımı saatinde balkona iki kadeh ve bir tabak zeytin bırakılır. Zeytinler aşağıdaki 60 ağaçtandır.',
        ],
        en: [
          'The balconies jut out like boxes at the opera, with red cushions on the rail. The clarinet is nearest here; if you do not care for evening music, we suggest another room.',
          'At sunset two glasses and a plate of olives are left on the balcony. The olives are from the 60 trees below.',
        ],
        de: [
          'Die Balkone ragen vor wie Opernlogen, mit roten Polstern auf der Brüstung. Näher ist die Klarinette nirgends; wer abends keine Musik mag, nimmt besser ein anderes Zimmer.',
          'Zum Sonnenuntergang stehen zwei Gläser und ein Teller Oliven auf dem Balkon. Die Oliven stammen von den 60 Bäumen darunter.',
        ],
        ru: [
          'Балконы выступают вперёд, как театральные ложи, на перилах красные подушки. Кларнет здесь ближе всего; тем, кто не любит музыку по вечерам, предложим другой номер.',
          'К закату на балкон приносят два бокала и тарелку оливок. Оливки с шестидесяти деревьев внизу.',
        ],
      },
      sizeM2: 34,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 büyük çift kişilik yatak',
        en: '1 king-size bed',
        de: '1 Kingsize-Bett',
        ru: '1 кровать king-size',
      },
      view: { tr: 'Tribün ve deniz', en: 'Steps and sea', de: 'Stufen und Meer', ru: 'Ступени и море' },
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
        'rain-shower',
        'parquet',
      ],
      picture: 'room',
      absentIn: ['ru'],
    },
    {
      id: 3205,
      category: 'VILLA',
      name: { tr: 'Zeytin villası', en: 'Olive villa', de: 'Olivenvilla', ru: 'Вилла «Олива»' },
      slug: { tr: 'zeytin-villasi', en: 'olive-villa', de: 'olivenvilla', ru: 'villa-oliva' },
      text: {
        tr: 'Kendi havuzu ve üç zeytin ağacı olan altı villadan biri.',
        en: 'One of six villas, each with its own pool and three olive trees.',
        de: 'Eine von sechs Villen, jede mit eigenem Becken und drei Olivenbäumen.',
        ru: 'Одна из шести вилл, у каждой свой бассейн и три оливы.',
      },
      body: {
        tr: [
          'Bahçenin güney kenarında iki yatak odalı evler. Havuz 24 metrekare, 26 dereceye kadar ısıtılır; mutfak köşesinde dolap akşamüstü doldurulur.',
          'Kahvaltı on birde kapıya gelir, kimse uyanmadıysa kapıda bekler. Villanın kapısı bahçenin yan yoluna açılır.',
        ],
        en: [
          'Houses with two bedrooms along the southern edge of the garden. The pool has 24 square metres and is heated to 26 degrees; the fridge is filled in the late afternoon.',
          'Breakfast comes to the door at eleven, and if nobody is up it waits there. A side path leads to the sea.',
        ],
        de: [
          'Häuser mit zwei Schlafzimmern am Südrand des Gartens. Das Becken misst 24 Quadratmeter und wird auf 26 Grad geheizt; der Kühlschrank wird am späten Nachmittag gefüllt.',
          'Das Frühstück kommt um elf an die Tür, und wenn noch niemand wach ist, wartet es dort. Ein Seitenweg führt zum Meer.',
        ],
        ru: [
          'Дома с двумя спальнями на южном краю сада. Бассейн 24 метра, вода подогревается до 26 градусов; холодильник наполняют ближе к вечеру.',
          'Завтрак приносят к одиннадцати, а если никто не проснулся, он ждёт у двери. К морю ведёт боковая тропа.',
        ],
      },
      sizeM2: 96,
      maxAdults: 4,
      maxChildren: 2,
      beds: {
        tr: '1 büyük çift kişilik, 2 tek kişilik yatak, 1 çekyat',
        en: '1 king-size, 2 single beds, 1 sofa bed',
        de: '1 Kingsize-Bett, 2 Einzelbetten, 1 Schlafsofa',
        ru: '1 кровать king-size, 2 односпальные, 1 диван-кровать',
      },
      view: { tr: 'Kendi bahçesi', en: 'Own garden', de: 'Eigener Garten', ru: 'Свой сад' },
      features: [
        'air-conditioning',
        'terrace',
        'private-pool',
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
      ],
      picture: 'suite',
    },
    {
      id: 3206,
      category: 'SUITE',
      name: { tr: 'Alacakaranlık süiti', en: 'Twilight suite', de: 'Dämmerungssuite', ru: 'Люкс «Сумерки»' },
      slug: { tr: 'alacakaranlik-suiti', en: 'twilight-suite', de: 'daemmerungssuite', ru: 'lyuks-sumerki' },
      text: {
        tr: 'Altıncı terasta jakuzili balkon; ışıklar gökyüzüne göre kısılır.',
        en: 'A hot tub on the sixth terrace and lamps that dim with the sky.',
        de: 'Whirlpool auf der sechsten Terrasse, Lampen, die mit dem Himmel dunkler werden.',
        ru: 'Джакузи на шестой террасе и лампы, гаснущие вместе с небом.',
      },
      body: {
        tr: [
          'On iki süit, ayrı salon, 14 metrekarelik balkon. Lambalar batıdaki ışığı ölçer ve yavaşça kısılır; düğmeye basan, gösteriyi kaçırmış olmaz, yalnızca ara vermiş olur.',
          'Yıl dönümü için gelenler ilk akşam burada bir plak bulur; hangi yıl evlendiklerini rezervasyonda sormuştuk.',
        ],
        en: [
          'Twelve suites with a separate living room and 14 square metres of balcony. The lamps measure the light in the west and dim slowly. Pressing the switch is allowed; it counts as an interval.',
          'Those who come for an anniversary find a record from the year of their wedding. We ask for the year when you book.',
        ],
        de: [
          'Zwölf Suiten mit eigenem Wohnzimmer und 14 Quadratmetern Balkon. Die Lampen messen das Licht im Westen und werden langsam dunkler. Der Schalter ist erlaubt, er gilt als Pause.',
          'Wer zum Hochzeitstag kommt, findet eine Schallplatte aus dem Jahr der Trauung. Nach dem Jahr fragen wir bei der Buchung.',
        ],
        ru: [
          'Двенадцать люксов с отдельной гостиной и балконом 14 метров. Лампы измеряют свет на западе и медленно гаснут. Нажать на выключатель можно: это считается антрактом.',
          'Приехавших на годовщину ждёт пластинка того года, когда была свадьба. Год мы спрашиваем при бронировании.',
        ],
      },
      sizeM2: 58,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 büyük çift kişilik yatak, 1 çekyat',
        en: '1 king-size bed, 1 sofa bed',
        de: '1 Kingsize-Bett, 1 Schlafsofa',
        ru: '1 кровать king-size, 1 диван-кровать',
      },
      view: { tr: 'Deniz, gün batımı', en: 'Sea and sunset', de: 'Meer und Sonnenuntergang', ru: 'Море и закат' },
      features: [
        'air-conditioning',
        'balcony',
        'hot-tub',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'rain-shower',
        'sofa-bed',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 3207,
      category: 'SUITE',
      name: { tr: 'Gökbilimci süiti', en: 'Astronomer’s suite', de: 'Astronomensuite', ru: 'Люкс астронома' },
      slug: { tr: 'gokbilimci-suiti', en: 'astronomers-suite', de: 'astronomensuite', ru: 'lyuks-astronoma' },
      text: {
        tr: 'Karanlık katın yanında, yatağın üstü açılan cam tavan.',
        en: 'Beside the dark terrace, with a glass roof that opens above the bed.',
        de: 'Neben der dunklen Terrasse, mit Glasdach, das sich über dem Bett öffnet.',
        ru: 'Рядом с тёмной террасой, стеклянная крыша над кроватью открывается.',
      },
      body: {
        tr: [
          'İki süit, her birinde teleskop ve bu ayın gökyüzü haritası. Tavan elektrikle açılır, yağmur sensörü kapatmayı unutanı korur.',
          'Çatı katı olduğundan asansörden sonra on bir basamak vardır. Bebekle gelenlere önermeyiz.',
        ],
        en: [
          'There are two, each with a telescope and a chart of the month’s sky. The roof opens by motor, and a rain sensor protects the forgetful.',
          'Being at the very top they lie eleven steps above the lift. We do not recommend them with a baby.',
        ],
        de: [
          'Es gibt zwei, jede mit Teleskop und einer Himmelskarte des Monats. Das Dach öffnet elektrisch, ein Regensensor schützt Vergessliche.',
          'Weil sie ganz oben liegen, sind es vom Aufzug noch elf Stufen. Mit Baby raten wir ab.',
        ],
        ru: [
          'Их два, в каждом телескоп и карта неба на этот месяц. Крыша открывается мотором, датчик дождя бережёт забывчивых.',
          'Они на самом верху, от лифта ещё одиннадцать ступеней. С младенцем не советуем.',
        ],
      },
      sizeM2: 62,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 büyük çift kişilik yatak',
        en: '1 king-size bed',
        de: '1 Kingsize-Bett',
        ru: '1 кровать king-size',
      },
      view: { tr: 'Gökyüzü ve deniz', en: 'Sky and sea', de: 'Himmel und Meer', ru: 'Небо и море' },
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
        'parquet',
        'desk',
      ],
      picture: 'suite',
      absentIn: ['ru'],
    },
  ],
  outlets: [
    {
      id: 3251,
      group: 'MAIN',
      name: { tr: 'Kulis', en: 'Backstage', de: 'Kulisse', ru: '«Кулисы»' },
      slug: { tr: 'kulis', en: 'backstage', de: 'kulisse', ru: 'kulisy' },
      text: {
        tr: 'Basamakların altındaki ana restoran; mutfak camın arkasında çalışır.',
        en: 'The main restaurant beneath the steps; the kitchen works behind glass.',
        de: 'Das Hauptrestaurant unter den Stufen; die Küche arbeitet hinter Glas.',
        ru: 'Главный ресторан под ступенями; кухня работает за стеклом.',
      },
      body: {
        tr: [
          'Tribünün altındaki kemerler 490 kişiliktir ve yazın klimasız da serindir. Akşam büfesi iki perdedir: yedide mezeler ve soğuklar, dokuzda ızgara ve fırın. Aralarda tabaklar değişir.',
        ],
        en: [
          'The vaults below the steps seat 490 and stay cool in summer without help. Dinner has two acts: meze and cold dishes at seven, grill and oven at nine. Plates are changed in the interval.',
        ],
        de: [
          'Die Gewölbe unter den Stufen fassen 490 Gäste und bleiben im Sommer von selbst kühl. Das Abendessen hat zwei Akte: um sieben Meze und Kaltes, um neun Grill und Ofen. In der Pause wechseln die Teller.',
        ],
        ru: [
          'Своды под ступенями вмещают 490 гостей и летом прохладны сами по себе. Ужин в двух действиях: в семь мезе и холодные блюда, в девять гриль и печь. В антракте меняют тарелки.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:30', to: '12:00' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '13:00', to: '15:00' },
        {
          label: { tr: 'Çocuk tezgâhı', en: 'Children’s counter', de: 'Kindertheke', ru: 'Детский стол' },
          from: '17:30',
          to: '19:00',
        },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '19:00', to: '22:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '490', en: '490', de: '490', ru: '490' },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3252,
      group: 'ALACARTE',
      name: { tr: 'Nar Ağacı', en: 'The Pomegranate Tree', de: 'Zum Granatapfelbaum', ru: '«Гранатовое дерево»' },
      slug: { tr: 'nar-agaci', en: 'pomegranate-tree', de: 'zum-granatapfelbaum', ru: 'granatovoe-derevo' },
      text: {
        tr: 'Bahçede ızgara; her yemekte narın bir hâli.',
        en: 'Grills in the garden, with pomegranate in one form or another.',
        de: 'Grill im Garten, der Granatapfel ist in jeder Form dabei.',
        ru: 'Гриль в саду, и в каждом блюде гранат в том или ином виде.',
      },
      body: {
        tr: [
          'Kuzu incik nar ekşisiyle dokuz saat pişer, gavurdağı salatasında tane, tatlıda şerbet. Masalar ağaçların altındadır; eylülden sonra tepenize meyve düşebilir, garson uyarır.',
        ],
        en: [
          'Lamb shank spends nine hours with pomegranate molasses; there are seeds in the salad and syrup in the dessert. Tables stand under the trees. After September fruit may fall; the waiter will tell you where.',
        ],
        de: [
          'Die Lammhaxe gart neun Stunden mit Granatapfelsirup, im Salat sind die Kerne, im Dessert der Saft. Die Tische stehen unter den Bäumen. Ab September kann Obst fallen, der Kellner sagt, wo.',
        ],
        ru: [
          'Баранья голяшка девять часов томится с гранатовым соусом, в салате зёрна, в десерте сироп. Столы под деревьями. С сентября плоды могут падать; официант подскажет где.',
        ],
      },
      hours: [{ from: '20:00', to: '23:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '84', en: '84', de: '84', ru: '84' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Gerekli', en: 'Required', de: 'Erforderlich', ru: 'Нужно' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 3253,
      group: 'ALACARTE',
      name: { tr: 'Son Seans', en: 'Late Show', de: 'Spätvorstellung', ru: '«Последний сеанс»' },
      slug: { tr: 'son-seans', en: 'late-show', de: 'spaetvorstellung', ru: 'posledniy-seans' },
      text: {
        tr: 'Gece yarısına kadar makarna, steak ve siyah beyaz filmler.',
        en: 'Pasta, steak and black-and-white films until midnight.',
        de: 'Pasta, Steak und Schwarz-Weiß-Filme bis Mitternacht.',
        ru: 'Паста, стейк и чёрно-белое кино до полуночи.',
      },
      body: {
        tr: [
          'Eski bir mahalle sinemasından alınan 38 katlanır koltuk ve önlerinde küçük masalar. Film sessiz, yemek sıcaktır. Menüde altı makarna, üç et; tatlı olarak tiramisu, ikinci filmde bir daha.',
        ],
        en: [
          'Thirty-eight folding seats from an old neighbourhood cinema with small tables before them. The film is silent, the food is hot: six pastas, three cuts of meat, tiramisu, and tiramisu again in the second film.',
        ],
        de: [
          '38 Klappsessel aus einem alten Vorstadtkino, davor kleine Tische. Der Film ist stumm, das Essen heiß: sechs Nudelgerichte, dreierlei Fleisch, Tiramisu und im zweiten Film noch einmal Tiramisu.',
        ],
        ru: [
          'Тридцать восемь откидных кресел из старого районного кинотеатра и столики перед ними. Кино немое, еда горячая: шесть паст, три вида мяса, тирамису и на втором фильме ещё раз тирамису.',
        ],
      },
      hours: [{ from: '21:00', to: '00:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '38', en: '38', de: '38', ru: '38' },
        },
        {
          label: { tr: 'Film', en: 'Films', de: 'Filme', ru: 'Фильмы' },
          value: { tr: '21.15 ve 22.45', en: '9.15 and 10.45 pm', de: '21.15 und 22.45 Uhr', ru: '21:15 и 22:45' },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3254,
      group: 'ALACARTE',
      name: { tr: 'Palamar', en: 'Mooring', de: 'Am Poller', ru: '«Швартов»' },
      slug: { tr: 'palamar', en: 'mooring', de: 'am-poller', ru: 'shvartov' },
      text: {
        tr: 'Plajda balık ve rakı sofrası; masa örtüsü kâğıttan.',
        en: 'Fish and rakı on the beach, on paper tablecloths.',
        de: 'Fisch und Rakı am Strand, auf Papiertischtüchern.',
        ru: 'Рыба и ракы на пляже, скатерти бумажные.',
      },
      body: {
        tr: [
          'Tepsiyle gelen 14 mezeden dördü seçilir, balık gözünüzün önünde tartılır. Kâğıt örtüye hesap değil, çocuk resmi yazılır; güzel olanlar duvara asılır. Şu an duvarda 212 resim var.',
        ],
        en: [
          'Choose four of the 14 meze on the tray; the fish is weighed before your eyes. The paper cloth is for children’s drawings, and good ones go on the wall, which holds 212 so far.',
        ],
        de: [
          'Von 14 Meze auf dem Tablett wählt man vier, der Fisch wird vor Ihren Augen gewogen. Auf dem Papier dürfen Kinder zeichnen; gute Blätter kommen an die Wand, dort hängen bisher 212.',
        ],
        ru: [
          'Из 14 мезе на подносе выбирают четыре, рыбу взвешивают при вас. На бумажной скатерти рисуют дети, удачное вешают на стену: сейчас там 212 рисунков.',
        ],
      },
      hours: [{ from: '19:30', to: '23:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '60', en: '60', de: '60', ru: '60' },
        },
      ],
      picture: 'meze',
    },
    {
      id: 3255,
      group: 'BAR',
      name: {
        tr: 'On Beşinci Basamak',
        en: 'The Fifteenth Step',
        de: 'Die fünfzehnte Stufe',
        ru: '«Пятнадцатая ступень»',
      },
      slug: { tr: 'on-besinci-basamak', en: 'fifteenth-step', de: 'fuenfzehnte-stufe', ru: 'pyatnadtsataya-stupen' },
      text: {
        tr: 'Tribünün en üst sırası: bar tezgâhı traverten, manzara batı.',
        en: 'The top row: a travertine counter and the west.',
        de: 'Die oberste Reihe: ein Tresen aus Travertin und der Westen.',
        ru: 'Верхний ряд: стойка из травертина и вид на запад.',
      },
      body: {
        tr: [
          'Gün batımı kokteyli her ay değişir: mayısta çilek ve kekik, ağustosta incir, ekimde nar. Garsonlar basamaklarda elli kez çıkıp iner; içki dökülmez, çünkü tepsiler mantardandır.',
        ],
        en: [
          'The sunset drink changes monthly: strawberry and thyme in May, fig in August, pomegranate in October. Waiters climb the steps fifty times an evening, and nothing spills, because the trays are cork.',
        ],
        de: [
          'Der Drink zum Sonnenuntergang wechselt monatlich: Erdbeere und Thymian im Mai, Feige im August, Granatapfel im Oktober. Die Kellner steigen die Stufen fünfzigmal am Abend, und nichts schwappt, denn die Tabletts sind aus Kork.',
        ],
        ru: [
          'Закатный коктейль меняется каждый месяц: в мае клубника с тимьяном, в августе инжир, в октябре гранат. Официанты за вечер поднимаются по ступеням полсотни раз и ничего не проливают: подносы пробковые.',
        ],
      },
      hours: [{ from: '16:00', to: '00:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Alkolsüz', en: 'Alcohol-free', de: 'Alkoholfrei', ru: 'Без алкоголя' },
          value: { tr: '9 çeşit', en: '9 drinks', de: '9 Getränke', ru: '9 напитков' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 3256,
      group: 'PATISSERIE',
      name: { tr: 'Antrakt', en: 'Interval', de: 'Pause', ru: '«Антракт»' },
      slug: { tr: 'antrakt', en: 'interval', de: 'pause', ru: 'antrakt-kafe' },
      text: {
        tr: 'Türk kahvesi kumda, biberiyeli kurabiye ve dondurma.',
        en: 'Turkish coffee made in hot sand, rosemary biscuits and ice cream.',
        de: 'Türkischer Kaffee im heißen Sand, Rosmarinkekse und Eis.',
        ru: 'Кофе по-турецки на песке, розмариновое печенье и мороженое.',
      },
      body: {
        tr: [
          'Kahve sıcak kumda on dakikada pişer; acelesi olan otomata gider, ama otomat yoktur. Dondurma keçi sütünden, yedi çeşit; turunçlu olanı iki topla sınırlıdır.',
        ],
        en: [
          'Coffee takes ten minutes in the hot sand. Those in a hurry may use the machine, except that there is none. Ice cream is made of goat’s milk in seven flavours.',
        ],
        de: [
          'Der Kaffee braucht im heißen Sand zehn Minuten. Wer es eilig hat, nimmt den Automaten, nur gibt es keinen. Das Eis ist aus Ziegenmilch, sieben Sorten.',
        ],
        ru: [
          'Кофе на горячем песке варится десять минут. Кто спешит, идёт к автомату, только автомата нет. Мороженое из козьего молока, семь вкусов.',
        ],
      },
      hours: [{ from: '10:00', to: '23:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '56', en: '56', de: '56', ru: '56' },
        },
      ],
      picture: 'coffee',
    },
    {
      id: 3257,
      group: 'SNACK',
      name: { tr: 'Gölgelik', en: 'The Awning', de: 'Markise', ru: '«Навес»' },
      slug: { tr: 'golgelik', en: 'the-awning', de: 'markise', ru: 'naves' },
      text: {
        tr: 'Havuz kıyısında pide, burger ve 16.00’da ikinci öğle yemeği.',
        en: 'Pide and burgers by the pool, and a second lunch at four.',
        de: 'Pide und Burger am Becken, um vier ein zweites Mittagessen.',
        ru: 'Пиде и бургеры у бассейна, в четыре — второй обед.',
      },
      body: {
        tr: [
          'Öğlen kahvaltı edenler için öğle yemeği dörtte verilir. Pide taş fırından, ayran köpüklü, çocuk porsiyonu yarım pidedir. Tente 18 metredir ve altındaki ısı dışarıdan altı derece düşüktür.',
        ],
        en: [
          'Those who breakfast at noon lunch at four. Pide from the stone oven, ayran with froth, and half a pide for children. Under the 18-metre awning it is six degrees cooler than outside.',
        ],
        de: [
          'Wer mittags frühstückt, isst um vier zu Mittag. Pide aus dem Steinofen, schaumiger Ayran, für Kinder eine halbe Pide. Unter der 18 Meter langen Markise ist es sechs Grad kühler.',
        ],
        ru: [
          'Кто завтракает в полдень, обедает в четыре. Пиде из каменной печи, айран с пеной, детям половинка. Под 18-метровым навесом на шесть градусов прохладнее.',
        ],
      },
      hours: [{ from: '12:00', to: '18:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '120', en: '120', de: '120', ru: '120' },
        },
      ],
      picture: 'pool',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Çocuk kulübü gerçek bir sahne atölyesidir: dekor boyanır, kostüm dikilir, cumartesi akşamı tribünde 25 dakikalık bir oyun oynanır. Rolü olmayan yoktur; ağaç da bir roldür.',
        'Kulüp saat onda açılır, çünkü daha erken kimse gelmez.',
      ],
      en: [
        'The children’s club is a theatre workshop. Sets are painted, costumes sewn, and on Saturday evening a play of 25 minutes is given on the steps. Everyone has a part; a tree is a part.',
        'It opens at ten, because nobody comes earlier.',
      ],
      de: [
        'Der Kinderklub ist eine Theaterwerkstatt: Kulissen malen, Kostüme nähen und am Samstagabend ein Stück von 25 Minuten auf den Stufen. Jeder hat eine Rolle; auch ein Baum ist eine.',
        'Er öffnet um zehn, weil vorher niemand kommt.',
      ],
      ru: [
        'Детский клуб — это театральная мастерская: красят декорации, шьют костюмы, а в субботу вечером на ступенях играют спектакль на 25 минут. Роль есть у каждого; дерево — тоже роль.',
        'Открывается в десять, потому что раньше никто не приходит.',
      ],
    },
    groups: [
      {
        name: { tr: 'Fısıltı', en: 'Whisper', de: 'Flüstern', ru: 'Шёпот' },
        ages: { tr: '3–5 yaş', en: '3–5 years', de: '3–5 Jahre', ru: '3–5 лет' },
        text: {
          tr: 'Kukla, boya, öğle uykusu.',
          en: 'Puppets, paint and a nap.',
          de: 'Puppen, Farbe, Mittagsschlaf.',
          ru: 'Куклы, краски, дневной сон.',
        },
        from: '10:00',
        to: '18:00',
      },
      {
        name: { tr: 'Kumpanya', en: 'Company', de: 'Ensemble', ru: 'Труппа' },
        ages: { tr: '6–9 yaş', en: '6–9 years', de: '6–9 Jahre', ru: '6–9 лет' },
        text: {
          tr: 'Prova, kostüm, deniz molası.',
          en: 'Rehearsal, costumes, a break in the sea.',
          de: 'Probe, Kostüme, Pause im Meer.',
          ru: 'Репетиция, костюмы, перерыв на море.',
        },
        from: '10:00',
        to: '19:30',
      },
      {
        name: { tr: 'Reji', en: 'Directors', de: 'Regie', ru: 'Режиссёры' },
        ages: { tr: '10–14 yaş', en: '10–14 years', de: '10–14 Jahre', ru: '10–14 лет' },
        text: {
          tr: 'Işık, ses, kısa film ve gece gözlemi.',
          en: 'Light, sound, short films and stargazing.',
          de: 'Licht, Ton, Kurzfilm und Sterne.',
          ru: 'Свет, звук, короткий метр и звёзды.',
        },
        from: '11:00',
        to: '23:00',
      },
    ],
    safety: {
      tr: [
        'Altı çocuğa bir görevli; akşam programında da.',
        'Basamakların kenarı ve ortası ışık bantlıdır, tırabzanın çocuk boyunda ikinci bir kolu vardır.',
        'Çocuk havuzunun tek girişi vardır ve cankurtaranın önünden geçer.',
        'Alerjiler rezervasyonda yazılır, bilekliğin rengiyle mutfağa bildirilir.',
      ],
      en: [
        'One carer for six children, in the evening too.',
        'The steps have strips of light, and the handrail a second bar at a child’s height.',
        'The children’s pool has one entrance, and it passes the lifeguard.',
        'Allergies are noted when you book and shown to the kitchen by the colour of the wristband.',
      ],
      de: [
        'Eine Betreuungskraft für sechs Kinder, auch am Abend.',
        'Die Stufen tragen Lichtbänder, der Handlauf hat eine zweite Stange in Kinderhöhe.',
        'Das Kinderbecken hat einen Eingang, und der führt an der Aufsicht vorbei.',
        'Allergien werden bei der Buchung notiert, die Küche erkennt sie an der Farbe des Armbands.',
      ],
      ru: [
        'Один воспитатель на шестерых детей, вечером тоже.',
        'На ступенях световые полосы, у перил второй поручень на детской высоте.',
        'В детский бассейн один вход, и он мимо спасателя.',
        'Аллергии записывают при бронировании, кухня узнаёт их по цвету браслета.',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'Spa akşam saatlerinin işidir: 11.00’de açılır, 22.00’de kapanır. Duvarlar pişmiş toprak, ışık mum ve batı penceresi. 780 metrekarenin üçte biri dinlenme odasıdır.',
        'Bakımlarda bahçeden biberiye, nar çekirdeği yağı ve zeytin kullanılır.',
      ],
      en: [
        'The spa is an evening affair: it opens at eleven and closes at ten at night. Terracotta walls, candles and a window to the west. A third of its 780 square metres is for resting.',
        'The treatments use rosemary, pomegranate-seed oil and olives from the garden.',
      ],
      de: [
        'Das Spa ist eine Sache des Abends: Es öffnet um elf und schließt um zehn. Wände aus Terrakotta, Kerzen und ein Fenster nach Westen. Ein Drittel der 780 Quadratmeter dient der Ruhe.',
        'Verwendet werden Rosmarin, Granatapfelkernöl und Oliven aus dem Garten.',
      ],
      ru: [
        'Спа — дело вечернее: открывается в одиннадцать, закрывается в десять вечера. Терракотовые стены, свечи и окно на запад. Треть из 780 метров отдана отдыху.',
        'В процедурах розмарин, масло гранатовых косточек и оливки из сада.',
      ],
    },
    hours: [{ from: '11:00', to: '22:00' }],
    treatments: [
      {
        id: 32001,
        title: {
          tr: 'Nar çekirdeği masajı',
          en: 'Pomegranate-seed massage',
          de: 'Granatapfelkern-Massage',
          ru: 'Массаж с гранатовым маслом',
        },
        text: {
          tr: 'Soğuk sıkım yağla tüm vücut.',
          en: 'The whole body, with cold-pressed oil.',
          de: 'Der ganze Körper, mit kalt gepresstem Öl.',
          ru: 'Всё тело, масло холодного отжима.',
        },
        minutes: 60,
      },
      {
        id: 32002,
        title: { tr: 'Biberiye adımları', en: 'Rosemary steps', de: 'Rosmarinschritte', ru: '«Розмариновые шаги»' },
        text: {
          tr: 'Ayak banyosu ve baldır masajı; çok basamak çıkana.',
          en: 'A foot bath and calf massage for those who climbed many steps.',
          de: 'Fußbad und Wadenmassage für alle, die viele Stufen stiegen.',
          ru: 'Ванночка и массаж ног для тех, кто одолел много ступеней.',
        },
        minutes: 30,
      },
      {
        id: 32003,
        title: {
          tr: 'Alacakaranlık hamamı',
          en: 'Twilight hammam',
          de: 'Hamam in der Dämmerung',
          ru: 'Хаммам в сумерках',
        },
        text: {
          tr: 'Kese ve köpük, yalnızca mum ışığında.',
          en: 'Kese and foam by candlelight alone.',
          de: 'Kese und Schaum, nur bei Kerzen.',
          ru: 'Кесе и пена только при свечах.',
        },
        minutes: 50,
      },
      {
        id: 32004,
        title: { tr: 'İki kişilik loca', en: 'A box for two', de: 'Loge zu zweit', ru: '«Ложа на двоих»' },
        text: {
          tr: 'Yan yana masaj, batı penceresinin önünde.',
          en: 'Massage side by side before the western window.',
          de: 'Massage nebeneinander am Westfenster.',
          ru: 'Массаж рядом, у западного окна.',
        },
        minutes: 70,
      },
      {
        id: 32005,
        title: { tr: 'Zeytin sabunu', en: 'Olive soap', de: 'Olivenseife', ru: '«Оливковое мыло»' },
        text: {
          tr: 'Peeling, sonra yeşil zeytinyağı.',
          en: 'A scrub, then green olive oil.',
          de: 'Peeling, dann grünes Olivenöl.',
          ru: 'Пилинг, затем зелёное оливковое масло.',
        },
        minutes: 40,
      },
      {
        id: 32006,
        title: { tr: 'Kil maskesi', en: 'Clay mask', de: 'Tonmaske', ru: 'Глиняная маска' },
        text: {
          tr: 'Yüz için kırmızı kil ve gül suyu.',
          en: 'Red clay and rose water for the face.',
          de: 'Roter Ton und Rosenwasser fürs Gesicht.',
          ru: 'Красная глина и розовая вода для лица.',
        },
        minutes: 35,
      },
    ],
    facilities: [
      {
        title: { tr: 'Kil hamam', en: 'Clay hammam', de: 'Tonhamam', ru: 'Глиняный хаммам' },
        text: {
          tr: 'Pişmiş toprak kubbe, 38 derece, mum nişleri.',
          en: 'A terracotta dome, 38 degrees, niches for candles.',
          de: 'Terrakottakuppel, 38 Grad, Nischen für Kerzen.',
          ru: 'Терракотовый купол, 38 градусов, ниши для свечей.',
        },
      },
      {
        title: { tr: 'Batı saunası', en: 'West sauna', de: 'Westsauna', ru: 'Западная сауна' },
        text: {
          tr: 'Panoramik camlı, 82 derece, 12 kişi.',
          en: 'A panorama window, 82 degrees, twelve places.',
          de: 'Panoramafenster, 82 Grad, zwölf Plätze.',
          ru: 'Панорамное окно, 82 градуса, двенадцать мест.',
        },
      },
      {
        title: { tr: 'Kapalı havuz', en: 'Indoor pool', de: 'Hallenbad', ru: 'Крытый бассейн' },
        text: {
          tr: '140 metrekare, 30 derece, su altı müziği.',
          en: '140 square metres, 30 degrees, music under water.',
          de: '140 Quadratmeter, 30 Grad, Musik unter Wasser.',
          ru: '140 метров, 30 градусов, музыка под водой.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Toplantılar burada 11.00’de başlar; kimse itiraz etmez. İki salon ve açık havada 600 kişilik tribün vardır; sahne denizdir, projektör güneş battıktan sonra çalışır.',
        'Küçük ekiplere nar bahçesinde on iki kişilik tek masa kurulur.',
      ],
      en: [
        'Meetings begin at eleven here, and no one objects. There are two halls and, outdoors, the steps for 600: the sea is the stage, and the projector works once the sun is down.',
        'For small teams a single table for twelve is set in the pomegranate garden.',
      ],
      de: [
        'Tagungen beginnen hier um elf, und niemand widerspricht. Es gibt zwei Säle und im Freien die Stufen für 600: Die Bühne ist das Meer, der Projektor läuft nach Sonnenuntergang.',
        'Für kleine Runden wird im Granatapfelgarten ein Tisch für zwölf gedeckt.',
      ],
      ru: [
        'Совещания здесь начинаются в одиннадцать, и никто не возражает. Есть два зала и ступени под открытым небом на 600 мест: сцена — море, проектор включают после заката.',
        'Небольшим группам накрывают один стол на двенадцать в гранатовом саду.',
      ],
    },
    halls: [
      { name: 'Apollon', areaM2: 320, heightM: 4.2, theatre: 300, classroom: 170, banquet: 220 },
      { name: 'Tyche', areaM2: 90, heightM: 3.1, theatre: 80, classroom: 44, banquet: 50 },
    ],
  },
  shopping: {
    tr: [
      'Tribünün kemerlerinde altı dükkân; 16.00’dan gece yarısına kadar açık. Plakçı, terlikçi, zeytinyağı sabunu, gümüş, kitap ve bir terzi: pantolon paçasını yarım saatte kısaltır.',
      'Side’nin sütunlu caddesine minibüs 15 dakika sürer; akşam gidip on birde dönenler çoktur.',
    ],
    en: [
      'Six shops in the arches below the steps, open from four until midnight: records, sandals, olive soap, silver, books and a tailor who shortens trousers in half an hour.',
      'The minibus to the colonnaded street of Side takes 15 minutes; many go in the evening and return at eleven.',
    ],
    de: [
      'Sechs Läden in den Bögen unter den Stufen, von vier bis Mitternacht: Schallplatten, Sandalen, Olivenseife, Silber, Bücher und ein Schneider, der Hosen in einer halben Stunde kürzt.',
      'Zur Säulenstraße von Side fährt der Minibus 15 Minuten; viele fahren am Abend und kommen um elf zurück.',
    ],
    ru: [
      'Шесть лавок в арках под ступенями, с четырёх до полуночи: пластинки, сандалии, оливковое мыло, серебро, книги и портной, который подшивает брюки за полчаса.',
      'До улицы с колоннами в Сиде маршрутка идёт 15 минут; многие едут вечером и возвращаются к одиннадцати.',
    ],
  },
  philosophy: {
    tr: [
      'Tatilde alarm kurmak bize hep tuhaf geldi. Otelin bütün saatleri bu düşünceden çıktı: önce konuğun uyandığı saati sorduk, sonra mutfağın.',
      'Güneşin batışını biz yapmıyoruz. Yalnızca oturacak yer, ılık taş ve biraz müzik veriyoruz; gerisi her akşam biraz başka.',
    ],
    en: [
      'Setting an alarm on holiday has always seemed odd to us. All our hours follow from that: we asked first when guests wake, and then when cooks do.',
      'The sunset is not our work. We provide a seat, warm stone and a little music; the rest is slightly different every evening.',
    ],
    de: [
      'Im Urlaub einen Wecker zu stellen, kam uns immer merkwürdig vor. Daraus folgen all unsere Zeiten: Wir fragten zuerst, wann die Gäste aufwachen, und dann, wann die Köche.',
      'Der Sonnenuntergang ist nicht unser Werk. Wir geben einen Platz, warmen Stein und etwas Musik; der Rest ist jeden Abend ein wenig anders.',
    ],
    ru: [
      'Заводить будильник в отпуске нам всегда казалось странным. Отсюда все наши часы: сначала мы спросили, когда просыпаются гости, потом — когда повара.',
      'Закат — не наша работа. Мы даём место, тёплый камень и немного музыки; остальное каждый вечер чуть другое.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-key', year: 2024 },
    { code: 'sustainable-tourism', year: 2025 },
    { code: 'iso-9001', year: 2022 },
    { code: 'iso-22000', year: 2023 },
  ],
  stories: [
    {
      title: { tr: 'Bu akşamki perde', en: 'Tonight’s curtain', de: 'Vorhang heute Abend', ru: 'Сегодня вечером' },
      pictures: ['coast', 'ruins', 'bar', 'event'],
    },
    {
      title: { tr: 'Nar zamanı', en: 'Pomegranate season', de: 'Granatapfelzeit', ru: 'Время гранатов' },
      pictures: ['garden', 'grill', 'dessert', 'spa', 'courtyard'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Güneş kaçta batıyor?',
        en: 'What time is sunset?',
        de: 'Wann geht die Sonne unter?',
        ru: 'Во сколько закат?',
      },
      answer: {
        tr: 'Haziran sonunda 20.15, eylül ortasında 18.55, aralıkta 17.40 dolayında. O günün dakikası girişteki tahtadadır.',
        en: 'Around 8.15 pm in late June, 6.55 pm in mid-September and 5.40 pm in December. The minute is on the board at the door.',
        de: 'Ende Juni gegen 20.15, Mitte September gegen 18.55, im Dezember gegen 17.40 Uhr. Die Minute steht auf der Tafel.',
        ru: 'В конце июня около 20:15, в середине сентября около 18:55, в декабре около 17:40. Точная минута — на доске у входа.',
      },
    },
    {
      question: {
        tr: 'Tribünde yer ayırtmak gerekir mi?',
        en: 'Do we have to reserve on the steps?',
        de: 'Muss man auf den Stufen reservieren?',
        ru: 'Нужно ли занимать место на ступенях?',
      },
      answer: {
        tr: 'Hayır, 600 yer vardır ve otel dolu olsa da boş minder kalır. Tekerlekli sandalye için alt sırada sekiz düz yer ayrılmıştır.',
        en: 'No. There are 600 places, and cushions remain even when the hotel is full. Eight level places in the lowest row are kept for wheelchairs.',
        de: 'Nein, bei 600 Plätzen bleiben auch im vollen Haus Kissen frei. Acht ebene Plätze in der untersten Reihe sind für Rollstühle.',
        ru: 'Нет, мест 600, и подушки остаются даже при полном отеле. В нижнем ряду восемь ровных мест для колясок.',
      },
    },
    {
      question: {
        tr: 'Su kaydırağı var mı?',
        en: 'Are there water slides?',
        de: 'Gibt es Wasserrutschen?',
        ru: 'Есть ли водные горки?',
      },
      answer: {
        tr: 'Yok. Çocuklar için sahne atölyesi, sığ deniz ve gölgeli bir havuz var.',
        en: 'No. For children there are the theatre workshop, a shallow sea and a shaded pool.',
        de: 'Nein. Für Kinder gibt es die Theaterwerkstatt, flaches Meer und ein schattiges Becken.',
        ru: 'Нет. Для детей — театральная мастерская, мелкое море и бассейн в тени.',
      },
    },
    {
      question: {
        tr: 'Küçük çocuk akşam dokuzu bekleyemez; ne yapalım?',
        en: 'A toddler cannot wait until nine. What then?',
        de: 'Ein Kleinkind wartet nicht bis neun. Was dann?',
        ru: 'Малыш не дождётся девяти. Как быть?',
      },
      answer: {
        tr: 'Kulis’in ilk perdesi yedide başlar, çocuk tezgâhı ise 17.30’da. Çorba, köfte, pilav ve meyve o saatte hazırdır.',
        en: 'The first act in Backstage starts at seven, the children’s counter at half past five: soup, meatballs, rice and fruit.',
        de: 'Der erste Akt in der Kulisse beginnt um sieben, die Kindertheke um halb sechs: Suppe, Köfte, Reis und Obst.',
        ru: 'Первое действие в «Кулисах» начинается в семь, детский стол — в 17:30: суп, котлетки, рис и фрукты.',
      },
    },
  ],
  gaps: { pages: ['aquapark'], byLang: { de: ['philosophy'] } },
}
