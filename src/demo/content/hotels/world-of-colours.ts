import type { HotelContent } from '../types.ts'

export const worldOfColours: HotelContent = {
  key: 'world-of-colours',
  id: 38,
  slug: 'crystal-world-of-colours',
  name: 'Crystal World of Colours',
  region: 'SIDE',
  stars: 5,
  opened: 2017,
  renovated: 2025,
  roomsTotal: 688,
  latitude: 36.7842,
  longitude: 31.3561,
  address: 'Kumköy Mahallesi, Renk Sokağı No: 38, 07330 Manavgat / Antalya',
  phone: '+90 242 555 38 49',
  email: 'world-of-colours@crystalhotels.example',
  whatsapp: '905325550138',
  locality: { tr: 'Side, Kumköy', en: 'Side, Kumköy', de: 'Side, Kumköy', ru: 'Сиде, Кумкёй' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Анталья (AYT)',
    },
    km: 63,
    minutes: 55,
  },
  centre: { name: { tr: 'Side antik kenti', en: 'Old Side', de: 'Altstadt von Side', ru: 'Старый Сиде' }, km: 4 },
  beach: { lengthM: 210, walkM: 350, ground: 'sand', blueFlag: true },
  slogan: {
    tr: 'Kırk dokuz küp, yedi renk',
    en: 'Forty-nine cubes, seven colours',
    de: 'Neunundvierzig Würfel, sieben Farben',
    ru: 'Сорок девять кубов, семь цветов',
  },
  sloganText: {
    tr: 'Odasının rengini bilen yolunu bulur; yirmi bir kaydıraktan hangisine bineceğini bilmeyen bütün gün düşünür.',
    en: 'Know the colour of your room and you will find it; choosing among 21 slides may take all day.',
    de: 'Wer die Farbe seines Zimmers kennt, findet es; die Wahl unter 21 Rutschen kann den Tag dauern.',
    ru: 'Помнишь цвет номера — не заблудишься; а выбирать из 21 горки можно весь день.',
  },
  promise: {
    tr: 'Ergenlere, kalabalık ailelere ve arkadaş gruplarına: sessizlik arayanlar için değil, bunu baştan söyleriz.',
    en: 'For teenagers, large families and groups of friends; not for those in search of silence, and we say so first.',
    de: 'Für Teenager, große Familien und Freundeskreise; nicht für Ruhesuchende, das sagen wir gleich.',
    ru: 'Для подростков, больших семей и компаний друзей; не для тех, кто ищет тишины, и мы говорим об этом сразу.',
  },
  about: {
    tr: [
      'Kumköy’de, Side’ye giden sahil yolunun başında, birisi büyük bir oyuncağı yere bırakmış gibidir: kırk dokuz küp, üst üste ve yan yana, her biri yedi renkten birinde. Mimarlar 2017’de tek bir kural koydu: aynı renkten iki küp birbirine değmeyecek. Kural bozulmadı; çözmesi on bir ay sürdü.',
      'Renk süs değil, adrestir. Koridorun halısı, oda kartı, hatta asansör düğmesi küpün rengindedir; okuma bilmeyen dört yaşındaki bile odasını bulur. 688 oda vardır. Ortada, küplerin çevrelediği 26.000 metrekarede grubun en büyük su parkı durur: 21 kaydırak, iki nehir, bir dalga havuzu.',
      'Gün öğleden sonraya doğru hızlanır. Sabah boyama atölyesinde önlükler, öğlen kaydırakta sıralar, akşamüstü DJ’in açtığı renk: her gün biri seçilir ve herkes ondan bir şey giyer. 21.45’te cephenin kırk dokuz küpü on iki dakikalığına ışıkla boyanır. Sonra müzik içeri girer, kapılar kapanır.',
    ],
    en: [
      'At Kumköy, where the shore path to Side begins, somebody seems to have put down a large toy: forty-nine cubes, stacked and staggered, each in one of seven colours. In 2017 the architects set one rule, that no two cubes of a colour may touch. It was kept; working it out took eleven months.',
      'Colour is not decoration here but an address. Carpet, key card and lift button match the cube, so that even a four-year-old who cannot read finds the room. There are 688. In the middle, on 26,000 square metres, lies the largest water park of the group: 21 slides, two rivers, one wave pool.',
      'The day gathers speed. Aprons in the paint workshop in the morning, queues at the slides at noon, and in the afternoon the DJ announces a colour: everyone wears something in it. At a quarter to ten the façade is painted with light for twelve minutes. Then the music moves indoors and the doors are shut.',
    ],
    de: [
      'In Kumköy, wo der Uferweg nach Side beginnt, scheint jemand ein großes Spielzeug abgestellt zu haben: 49 Würfel, gestapelt und versetzt, jeder in einer von sieben Farben. Die Architekten gaben sich 2017 eine Regel: Keine zwei Würfel gleicher Farbe dürfen sich berühren. Sie hielt; die Lösung dauerte elf Monate.',
      'Farbe ist hier kein Schmuck, sondern die Adresse. Teppich, Zimmerkarte und Aufzugknopf passen zum Würfel, sodass selbst Vierjährige ihr Zimmer finden. Es gibt 688. In der Mitte liegt auf 26.000 Quadratmetern der größte Wasserpark der Gruppe: 21 Rutschen, zwei Flüsse, ein Wellenbad.',
      'Der Tag wird schneller. Morgens Schürzen in der Malwerkstatt, mittags Schlangen an den Rutschen, nachmittags ruft der DJ eine Farbe aus, und alle tragen etwas davon. Um Viertel vor zehn wird die Fassade zwölf Minuten lang mit Licht bemalt. Danach zieht die Musik nach drinnen, und die Türen gehen zu.',
    ],
    ru: [
      'В Кумкёе, где начинается прибрежная дорожка в Сиде, будто кто-то поставил на землю большую игрушку: 49 кубов, друг на друге и вразбежку, каждый одного из семи цветов. В 2017 году архитекторы приняли одно правило: два куба одного цвета не соприкасаются. Правило соблюдено; решение искали одиннадцать месяцев.',
      'Цвет здесь не украшение, а адрес. Ковёр в коридоре, ключ-карта и кнопка лифта того же цвета, что и куб, и даже четырёхлетний, не умея читать, найдёт свой номер. Номеров 688. В середине, на 26 000 квадратных метров, самый большой аквапарк группы: 21 горка, две реки, волновой бассейн.',
      'День набирает скорость. Утром фартуки в мастерской красок, в полдень очереди на горки, а после обеда диджей объявляет цвет, и все надевают что-нибудь такое. Без четверти десять фасад на двенадцать минут раскрашивают светом. Потом музыка уходит внутрь, и двери закрывают.',
    ],
  },
  highlights: [
    {
      title: {
        tr: 'Yirmi bir kaydırak',
        en: 'Twenty-one slides',
        de: 'Einundzwanzig Rutschen',
        ru: 'Двадцать одна горка',
      },
      text: {
        tr: '26.000 metrekare, toplam 1.940 metre kayma yolu, 34 cankurtaran.',
        en: '26,000 square metres, 1,940 metres of slide in all, 34 lifeguards.',
        de: '26.000 Quadratmeter, zusammen 1.940 Meter Bahn, 34 Rettungsschwimmer.',
        ru: '26 000 метров, 1940 метров спусков, 34 спасателя.',
      },
      picture: 'aquapark',
    },
    {
      title: {
        tr: 'Işıkla boyanan cephe',
        en: 'A façade painted with light',
        de: 'Eine Fassade aus Licht',
        ru: 'Фасад из света',
      },
      text: {
        tr: 'Her akşam 21.45, on iki dakika; desenleri o sabah çocuklar çizer.',
        en: 'Every evening at 9.45 for twelve minutes, from patterns that children drew that morning.',
        de: 'Jeden Abend um 21.45 Uhr, zwölf Minuten; die Muster haben am Morgen Kinder gezeichnet.',
        ru: 'Каждый вечер в 21:45, двенадцать минут; узоры утром нарисовали дети.',
      },
      picture: 'facade',
    },
    {
      title: { tr: 'Boyahane', en: 'The dye house', de: 'Das Färberhaus', ru: 'Красильня' },
      text: {
        tr: 'Nar kabuğu, ceviz, indigo: tişörtünüzü kendiniz boyar, iplere asarsınız.',
        en: 'Pomegranate skin, walnut, indigo: you dye your own shirt and hang it on the line.',
        de: 'Granatapfelschale, Walnuss, Indigo: Sie färben Ihr T-Shirt selbst und hängen es auf die Leine.',
        ru: 'Гранатовая кожура, орех, индиго: вы сами красите футболку и вешаете её на верёвку.',
      },
      picture: 'courtyard',
    },
    {
      title: { tr: 'Günün rengi', en: 'The colour of the day', de: 'Die Farbe des Tages', ru: 'Цвет дня' },
      text: {
        tr: '15.00’te ilan edilir; giyen herkese o renkte bir dondurma düşer.',
        en: 'Announced at three; whoever wears it gets an ice cream to match.',
        de: 'Um drei ausgerufen; wer sie trägt, bekommt ein Eis dazu.',
        ru: 'Объявляют в три; кто в нём, тому мороженое того же цвета.',
      },
      picture: 'event',
    },
  ],
  day: [
    {
      title: { tr: 'Önlükler takılıyor', en: 'Aprons on', de: 'Schürzen um', ru: 'Надеваем фартуки' },
      text: {
        tr: 'Boyahanede kazanlar kaynar; ilk tişört 20 dakikada çıkar.',
        en: 'The vats are hot in the dye house; a first shirt takes 20 minutes.',
        de: 'Im Färberhaus sind die Kessel heiß; das erste T-Shirt dauert 20 Minuten.',
        ru: 'В красильне кипят котлы; первая футболка готова за 20 минут.',
      },
      from: '09:30',
      to: '11:00',
    },
    {
      title: { tr: 'Dalga zili', en: 'The wave bell', de: 'Wellenglocke', ru: 'Сигнал волны' },
      text: {
        tr: 'Her saat başı on dakika, 90 santimetreye kadar dalga.',
        en: 'Ten minutes on the hour, with waves of up to 90 centimetres.',
        de: 'Zur vollen Stunde zehn Minuten Wellen bis 90 Zentimeter.',
        ru: 'Каждый час десять минут волн до 90 сантиметров.',
      },
      from: '11:00',
      to: '13:00',
    },
    {
      title: { tr: 'Günün rengi', en: 'Colour of the day', de: 'Farbe des Tages', ru: 'Цвет дня' },
      text: {
        tr: 'DJ söyler, sandık açılır: rengi olmayana atkı verilir.',
        en: 'The DJ names it and opens a chest: scarves for those who own none.',
        de: 'Der DJ nennt sie und öffnet die Truhe: Tücher für alle, denen sie fehlt.',
        ru: 'Диджей называет цвет и открывает сундук: у кого нет, тем платки.',
      },
      from: '15:00',
      to: '17:00',
    },
    {
      title: { tr: 'Sokak yemekleri', en: 'Street food', de: 'Straßenküche', ru: 'Уличная еда' },
      text: {
        tr: 'Yedi arabada yedi mutfak, uzun masalarda yabancılarla.',
        en: 'Seven carts, seven kitchens, long tables with strangers.',
        de: 'Sieben Wagen, sieben Küchen, lange Tische mit Fremden.',
        ru: 'Семь тележек, семь кухонь, длинные столы с незнакомцами.',
      },
      from: '19:00',
      to: '21:30',
    },
    {
      title: {
        tr: 'Kırk dokuz küp ışıkta',
        en: 'Forty-nine cubes lit',
        de: 'Neunundvierzig Würfel im Licht',
        ru: 'Сорок девять кубов в огнях',
      },
      text: {
        tr: 'Gösteriden sonra ses yalıtımlı kulüp; 16–19 yaş için ayrı salon.',
        en: 'After the show a soundproofed club, with a room of their own for 16 to 19.',
        de: 'Nach der Schau ein schallgedämmter Klub, mit eigenem Raum für 16 bis 19.',
        ru: 'После шоу — клуб со звукоизоляцией и отдельный зал для 16–19 лет.',
      },
      from: '21:45',
      to: '00:30',
    },
  ],
  beachText: {
    tr: [
      'Plaja renkli vagonlu küçük bir tren gider: 350 metre, dört dakika, her on dakikada bir. Yürüyenler okaliptüslerin altından aynı sürede varır. Kumsal 210 metredir, ince ve geniş; deniz 35 metre boyunca sığ kalır.',
      'Şezlonglar küplerin renklerinde yedi bölüme ayrılır, ama herkes istediğinde oturur. Doğu ucundan sahil yolu başlar ve Side’ye 50 dakikada yürünür.',
    ],
    en: [
      'A small train in seven colours goes to the beach: 350 metres, four minutes, every ten minutes. On foot, under the eucalyptus, it takes as long. The sand is 210 metres long, fine and wide, and the sea stays shallow for 35 metres.',
      'Loungers stand in seven blocks in the colours of the cubes, though you may sit where you like. From the eastern end the shore path leads to Side in 50 minutes.',
    ],
    de: [
      'Zum Strand fährt ein kleiner Zug in sieben Farben: 350 Meter, vier Minuten, alle zehn Minuten. Zu Fuß unter den Eukalyptusbäumen dauert es genauso lang. Der Sand ist 210 Meter lang, fein und breit, das Meer bleibt auf 35 Metern flach.',
      'Die Liegen stehen in sieben Farbfeldern, setzen darf man sich überall. Am Ostende beginnt der Uferweg; nach Side sind es 50 Minuten.',
    ],
    ru: [
      'К пляжу ходит поезд из семи цветных вагончиков: 350 метров, четыре минуты, каждые десять минут. Пешком под эвкалиптами столько же. Пляж длиной 210 метров, песок мелкий, полоса широкая, море 35 метров остаётся мелким.',
      'Шезлонги стоят семью цветными секторами, но сидеть можно где угодно. С восточного края начинается дорожка вдоль моря: до Сиде 50 минут.',
    ],
  },
  pools: [
    {
      name: { tr: 'Palet', en: 'Palette', de: 'Palette', ru: '«Палитра»' },
      text: {
        tr: 'Ana havuz: yedi cep, yedi renk mozaik, ortada ada bar.',
        en: 'The main pool: seven bays in seven mosaics around an island bar.',
        de: 'Das Hauptbecken: sieben Buchten, sieben Mosaike, eine Inselbar.',
        ru: 'Главный бассейн: семь бухт, семь мозаик и бар-остров.',
      },
      areaM2: 1850,
      depthM: 1.4,
      heated: false,
      from: '08:30',
      to: '19:00',
    },
    {
      name: { tr: 'Dalga', en: 'Wave', de: 'Welle', ru: '«Волна»' },
      text: {
        tr: 'Kumsal gibi eğimli; saat başı on dakika dalga.',
        en: 'Sloping like a beach, with waves on the hour.',
        de: 'Flach wie ein Strand, Wellen zur vollen Stunde.',
        ru: 'Пологий, как пляж, волны каждый час.',
      },
      areaM2: 1200,
      depthM: 1.8,
      heated: false,
      from: '10:00',
      to: '18:00',
    },
    {
      name: { tr: 'Suluboya', en: 'Watercolour', de: 'Wasserfarbe', ru: '«Акварель»' },
      text: {
        tr: 'Çocuklara, 35 santimetre, fıskiyelerin rengi güneşle değişir.',
        en: 'For children, 35 centimetres deep, with coloured glass fountains.',
        de: 'Für Kinder, 35 Zentimeter tief, mit Brunnen aus buntem Glas.',
        ru: 'Детский, 35 сантиметров, фонтаны из цветного стекла.',
      },
      areaM2: 240,
      depthM: 0.35,
      heated: true,
      from: '09:00',
      to: '18:30',
    },
    {
      name: { tr: 'Beyaz', en: 'White', de: 'Weiß', ru: '«Белый»' },
      text: {
        tr: 'Spa çatısında, yetişkinlere; otelin tek renksiz köşesi.',
        en: 'On the spa roof, for adults: the one corner without colour.',
        de: 'Auf dem Dach des Spas, für Erwachsene: die einzige Ecke ohne Farbe.',
        ru: 'На крыше спа, для взрослых: единственный угол без цвета.',
      },
      areaM2: 180,
      depthM: 1.3,
      heated: true,
      from: '09:00',
      to: '20:00',
    },
  ],
  rooms: [
    {
      id: 3801,
      category: 'STANDARD',
      name: { tr: 'Sarı küp', en: 'Yellow cube', de: 'Gelber Würfel', ru: 'Жёлтый куб' },
      slug: { tr: 'sari-kup', en: 'yellow-cube', de: 'gelber-wuerfel', ru: 'zheltyy-kub' },
      text: {
        tr: 'Temel oda, 28 metrekare, su parkına bakar; gözünüzü açınca sırayı görürsünüz.',
        en: 'The basic room: 28 square metres with a view of the slides, and of the queue.',
        de: 'Das Grundzimmer: 28 Quadratmeter mit Blick auf die Rutschen und auf die Schlange davor.',
        ru: 'Базовый номер: 28 метров с видом на горки и на очередь к ним.',
      },
      body: {
        tr: [
          'Sarı küplerde 186 oda. Duvarların üçü beyaz, biri sarı; biz de önce fazla bulduk, sonra alıştık. Dolap kapağı kara tahtadır ve tebeşir verilir.',
          'Çift cam, park gürültüsünü konuşma seviyesinin altına indirir. Park zaten altıda kapanır.',
        ],
        en: [
          'There are 186 in the yellow cubes. Three walls are white and one is yellow; we too thought it a lot, and grew used to it. The wardrobe door is a blackboard, and chalk is supplied.',
          'Double glazing brings the park below the level of talk. In any case it closes at six.',
        ],
        de: [
          '186 Zimmer in den gelben Würfeln. Drei Wände sind weiß, eine ist gelb; uns kam das zuerst viel vor, dann gewöhnten wir uns. Die Schranktür ist eine Tafel, Kreide liegt bereit.',
          'Doppelglas dämpft den Park unter Gesprächslautstärke. Um sechs schließt er ohnehin.',
        ],
        ru: [
          'В жёлтых кубах 186 номеров. Три стены белые, одна жёлтая; нам тоже сначала казалось, что это слишком, потом привыкли. Дверь шкафа — грифельная доска, мел прилагается.',
          'Двойные стёкла приглушают парк до уровня ниже беседы. В шесть он всё равно закрывается.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Su parkı', en: 'Water park', de: 'Wasserpark', ru: 'Аквапарк' },
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
      ],
      picture: 'room',
    },
    {
      id: 3802,
      category: 'STANDARD',
      name: { tr: 'Mavi küp', en: 'Blue cube', de: 'Blauer Würfel', ru: 'Синий куб' },
      slug: { tr: 'mavi-kup', en: 'blue-cube', de: 'blauer-wuerfel', ru: 'siniy-kub' },
      text: {
        tr: 'Dış cephede, okaliptüslere ve uzaktaki denize bakan sakin oda.',
        en: 'On the outer side, looking over eucalyptus to the sea: the quieter room.',
        de: 'An der Außenseite, über Eukalyptus zum Meer: das ruhigere Zimmer.',
        ru: 'С внешней стороны, окнами на эвкалипты и далёкое море: номер потише.',
      },
      body: {
        tr: [
          'Mavi küpler su parkına sırtını döner; 148 oda, dördüncü kattan sonra denizi görür. Duvar indigoya çalar, çünkü boya gerçekten boyahanenin kazanından alındı.',
          'Yatak 180 santimetre, balkon sandalyeleri mavi ve ağırdır. Sessizlik arayana verebileceğimizin en iyisi budur.',
        ],
        en: [
          'The blue cubes turn their backs on the park; the 148 rooms see the water from the fourth floor up. The wall leans towards indigo, because the paint came from the vat in the dye house.',
          'The bed is 180 centimetres wide, the balcony chairs are blue and heavy. For those who want quiet it is the best we can do.',
        ],
        de: [
          'Die blauen Würfel kehren dem Park den Rücken; ab dem vierten Stock sehen die 148 Zimmer das Meer. Die Wand neigt zum Indigo, denn die Farbe kam aus dem Kessel des Färberhauses.',
          'Das Bett ist 180 Zentimeter breit, die Balkonstühle sind blau und schwer. Wer Ruhe sucht, bekommt hier das Beste, was wir haben.',
        ],
        ru: [
          'Синие кубы отвернулись от парка; 148 номеров, море видно с четвёртого этажа. Стена отдаёт в индиго: краску взяли прямо из котла красильни.',
          'Кровать шириной 180 сантиметров, балконные стулья синие и тяжёлые. Тем, кто ищет тишины, лучшего предложить не можем.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 1,
      beds: { tr: '1 çift kişilik yatak', en: '1 double bed', de: '1 Doppelbett', ru: '1 двуспальная кровать' },
      view: { tr: 'Okaliptüsler, deniz', en: 'Eucalyptus and sea', de: 'Eukalyptus und Meer', ru: 'Эвкалипты и море' },
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
        'desk',
      ],
      picture: 'room',
    },
    {
      id: 3803,
      category: 'FAMILY',
      name: {
        tr: 'Turuncu aile küpü',
        en: 'Orange family cube',
        de: 'Oranger Familienwürfel',
        ru: 'Оранжевый семейный куб',
      },
      slug: {
        tr: 'turuncu-aile-kupu',
        en: 'orange-family-cube',
        de: 'oranger-familienwuerfel',
        ru: 'oranzhevyy-semeynyy-kub',
      },
      text: {
        tr: 'Ranzalı çocuk odası ve duvarı yıkanabilir boyayla boyanmış bir köşe.',
        en: 'A bunk room for the children and one wall they may draw on.',
        de: 'Ein Kinderzimmer mit Stockbett und eine Wand, auf die man malen darf.',
        ru: 'Детская с двухъярусной кроватью и стена, на которой можно рисовать.',
      },
      body: {
        tr: [
          'Evde yasak olan burada serbest: çocuk odasının bir duvarı çizilmek içindir, her gidişte silinir, güzeli fotoğraflanır. 164 aile odası, hepsi yangın merdivenine yakın ve sekizinci katın altında.',
          'Sürgülü kapı, iki televizyon, bebek küveti. Duş başlığı çocuk boyuna iner.',
        ],
        en: [
          'What is forbidden at home is allowed here: one wall of the children’s room is for drawing. It is wiped after each stay, and good work is photographed. There are 164 of these rooms, all below the eighth floor.',
          'A sliding door, two televisions, a baby bath. The shower head comes down to a child’s height.',
        ],
        de: [
          'Was daheim verboten ist, ist hier erlaubt: Eine Wand im Kinderzimmer ist zum Zeichnen da. Nach jedem Aufenthalt wird sie gewischt, Gelungenes fotografiert. 164 Zimmer, alle unter dem achten Stock.',
          'Schiebetür, zwei Fernseher, Babywanne. Der Duschkopf lässt sich auf Kinderhöhe senken.',
        ],
        ru: [
          'Что дома нельзя, здесь можно: одна стена детской предназначена для рисования. После отъезда её стирают, удачное фотографируют. Номеров 164, все ниже восьмого этажа.',
          'Раздвижная дверь, два телевизора, детская ванночка. Душ опускается на рост ребёнка.',
        ],
      },
      sizeM2: 42,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 1 ranza',
        en: '1 double bed, 1 bunk bed',
        de: '1 Doppelbett, 1 Stockbett',
        ru: '1 двуспальная и 1 двухъярусная кровать',
      },
      view: {
        tr: 'Su parkı veya bahçe',
        en: 'Water park or garden',
        de: 'Wasserpark oder Garten',
        ru: 'Аквапарк или сад',
      },
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
        'baby-cot',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 3804,
      category: 'FAMILY',
      name: { tr: 'Gökkuşağı odası', en: 'Rainbow room', de: 'Regenbogenzimmer', ru: 'Номер «Радуга»' },
      slug: { tr: 'gokkusagi-odasi', en: 'rainbow-room', de: 'regenbogenzimmer', ru: 'nomer-raduga' },
      text: {
        tr: 'Yedi kişiye kadar, üç oda; her yatağın örtüsü ayrı renkte.',
        en: 'Three rooms for up to seven, every bed with a cover of its own colour.',
        de: 'Drei Räume für bis zu sieben, jedes Bett in eigener Farbe.',
        ru: 'Три комнаты на семерых, у каждой кровати своего цвета покрывало.',
      },
      body: {
        tr: [
          'İki küpün birleştiği köşelerde 28 büyük oda. Kuzenlerle, teyzeyle ya da iki aile birlikte gelenler için: ortada uzun bir masa, yedi sandalye, yedi kupa.',
          'İki banyo vardır, sabah yine de sıra olur. Çamaşır kurutma askısı balkonda duvara katlanır.',
        ],
        en: [
          'Where two cubes meet there are 28 large rooms, for cousins, aunts or two families together: a long table in the middle, seven chairs, seven mugs.',
          'There are two bathrooms, and in the morning there is still a queue. On the balcony a drying rack folds into the wall.',
        ],
        de: [
          'Wo zwei Würfel zusammenstoßen, liegen 28 große Zimmer für Cousins, Tanten oder zwei Familien: in der Mitte ein langer Tisch, sieben Stühle, sieben Becher.',
          'Es gibt zwei Bäder, morgens steht man trotzdem an. Auf dem Balkon klappt ein Wäscheständer aus der Wand.',
        ],
        ru: [
          'На стыках кубов 28 больших номеров — для кузенов, тётушек или двух семей сразу: посередине длинный стол, семь стульев, семь кружек.',
          'Ванных две, но утром очередь всё равно есть. На балконе из стены откидывается сушилка.',
        ],
      },
      sizeM2: 74,
      maxAdults: 4,
      maxChildren: 3,
      beds: {
        tr: '1 çift kişilik, 3 tek kişilik yatak, 1 ranza',
        en: '1 double, 3 single beds, 1 bunk bed',
        de: '1 Doppelbett, 3 Einzelbetten, 1 Stockbett',
        ru: '1 двуспальная, 3 односпальные, 1 двухъярусная кровать',
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
        'two-bathrooms',
        'bunk-beds',
        'kitchenette',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 3805,
      category: 'STANDARD',
      name: {
        tr: 'Mor arkadaş odası',
        en: 'Violet friends’ room',
        de: 'Violettes Freundezimmer',
        ru: 'Фиолетовая для друзей',
      },
      slug: {
        tr: 'mor-arkadas-odasi',
        en: 'violet-friends-room',
        de: 'violettes-freundezimmer',
        ru: 'fioletovaya-dlya-druzey',
      },
      text: {
        tr: 'Dört ayrı yatak, dört kilitli dolap, bir müzik kutusu.',
        en: 'Four single beds, four lockers and one loudspeaker.',
        de: 'Vier Einzelbetten, vier Spinde, ein Lautsprecher.',
        ru: 'Четыре кровати, четыре шкафчика и одна колонка.',
      },
      body: {
        tr: [
          '18 yaşını dolduran arkadaş grupları için 44 oda, hepsi kulübe en yakın mor küplerde. Hoparlör 23.00’te kendiliğinden kısılır, tartışmaya kapalıdır.',
          'Her yatağın başında priz ve perde, banyoda iki lavabo. Kahvaltı için “geç geliyoruz” düğmesi 11.30’a kadar tabak ayırtır.',
        ],
        en: [
          'Forty-four rooms for friends of 18 and over, in the violet cubes nearest the club. At eleven the loudspeaker turns itself down, and that is not open to debate.',
          'Each bed has sockets and a curtain, the bathroom two basins. The “coming late” button keeps a breakfast plate until half past eleven.',
        ],
        de: [
          '44 Zimmer für Freunde ab 18, in den violetten Würfeln neben dem Klub. Um elf regelt sich der Lautsprecher selbst herunter, darüber wird nicht verhandelt.',
          'Jedes Bett hat Steckdosen und einen Vorhang, das Bad zwei Becken. Der Knopf „Wir kommen später“ hält bis halb zwölf ein Frühstück frei.',
        ],
        ru: [
          '44 номера для друзей старше 18 лет, в фиолетовых кубах рядом с клубом. В одиннадцать колонка сама убавляет звук, и это не обсуждается.',
          'У каждой кровати розетки и занавеска, в ванной две раковины. Кнопка «придём позже» сохраняет завтрак до половины двенадцатого.',
        ],
      },
      sizeM2: 36,
      maxAdults: 4,
      maxChildren: 0,
      beds: { tr: '4 tek kişilik yatak', en: '4 single beds', de: '4 Einzelbetten', ru: '4 односпальные кровати' },
      view: { tr: 'Palet havuzu', en: 'Palette pool', de: 'Palettenbecken', ru: 'Бассейн «Палитра»' },
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
      id: 3806,
      category: 'STANDARD',
      name: { tr: 'Yeşil bahçe küpü', en: 'Green garden cube', de: 'Grüner Gartenwürfel', ru: 'Зелёный садовый куб' },
      slug: { tr: 'yesil-bahce-kupu', en: 'green-garden-cube', de: 'gruener-gartenwuerfel', ru: 'zelenyy-sadovyy-kub' },
      text: {
        tr: 'Zemin katta, eşiksiz, Palet havuzunun yeşil cebine iki basamak.',
        en: 'Ground floor, no sills, two steps from the green bay of the Palette pool.',
        de: 'Im Erdgeschoss, ohne Schwellen, zwei Stufen bis zur grünen Bucht der Palette.',
        ru: 'Первый этаж, без порогов, две ступени до зелёной бухты «Палитры».',
      },
      body: {
        tr: [
          'Yeşil küplerin alt katındaki 40 oda; on ikisi tekerlekli sandalyeye göre kuruldu, duşta oturak ve tutamak vardır. Terasın önünde havuzun yalnızca bu odalarca paylaşılan cebi uzanır.',
          'Duvarda gerçek bitkiler yetişir, sulama saati 07.00’dir ve hafif bir yağmur sesi çıkarır.',
        ],
        en: [
          'Forty rooms at the foot of the green cubes; twelve are laid out for wheelchairs, with a seat and rails in the shower. The bay of the pool before the terrace is shared by these rooms alone.',
          'Real plants grow on the wall. They are watered at seven, and it sounds like light rain.',
        ],
        de: [
          '40 Zimmer am Fuß der grünen Würfel; zwölf sind für Rollstühle gebaut, mit Sitz und Griffen in der Dusche. Die Bucht vor der Terrasse teilen sich nur diese Zimmer.',
          'An der Wand wachsen echte Pflanzen. Gegossen wird um sieben, es klingt wie leichter Regen.',
        ],
        ru: [
          '40 номеров у подножия зелёных кубов; двенадцать устроены для колясок, в душе сиденье и поручни. Бухта бассейна перед террасой только для этих номеров.',
          'На стене растут живые растения. Поливают их в семь, звучит как лёгкий дождь.',
        ],
      },
      sizeM2: 33,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik yatak, 1 çekyat',
        en: '1 double bed, 1 sofa bed',
        de: '1 Doppelbett, 1 Schlafsofa',
        ru: '1 двуспальная кровать, 1 диван-кровать',
      },
      view: { tr: 'Havuz ve bahçe', en: 'Pool and garden', de: 'Becken und Garten', ru: 'Бассейн и сад' },
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
        'shower',
        'sofa-bed',
        'step-free',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 3807,
      category: 'SUITE',
      name: { tr: 'Kırmızı çatı süiti', en: 'Red roof suite', de: 'Rote Dachsuite', ru: 'Красный люкс на крыше' },
      slug: { tr: 'kirmizi-cati-suiti', en: 'red-roof-suite', de: 'rote-dachsuite', ru: 'krasnyy-lyuks-na-kryshe' },
      text: {
        tr: 'En tepedeki küpte jakuzili teras; ışık gösterisi arkadan izlenir.',
        en: 'In the topmost cubes, with a hot tub on the roof: the light show seen from behind.',
        de: 'In den obersten Würfeln, mit Whirlpool auf dem Dach: die Lichtschau von hinten.',
        ru: 'В самых верхних кубах, с джакузи на крыше: световое шоу с изнанки.',
      },
      body: {
        tr: [
          'On süit, 68 metrekare, çatıda 30 metrekare daha. Projektörler gösteri sırasında tam altınızdan geçer; terasta oturanlar cepheyi değil, aşağıda yukarı bakan yüzleri görür ve bunu tercih ederler.',
          'Salonda pikap ve kırmızı bir kanepe, yatak odasında ise yalnızca beyaz vardır.',
        ],
        en: [
          'Ten suites of 68 square metres with 30 more on the roof. During the show the beams pass right below you. From the terrace you see, instead of the façade, the faces looking up at it, and most people prefer that.',
          'The living room has a record player and a red sofa. The bedroom is plain white.',
        ],
        de: [
          'Zehn Suiten zu 68 Quadratmetern, dazu 30 auf dem Dach. Während der Schau laufen die Strahlen direkt unter Ihnen. Statt der Fassade sieht man die Gesichter, die zu ihr aufschauen, und die meisten finden das besser.',
          'Im Wohnzimmer stehen Plattenspieler und rotes Sofa. Das Schlafzimmer ist einfach weiß.',
        ],
        ru: [
          'Десять люксов по 68 метров и ещё 30 на крыше. Во время шоу лучи проходят прямо под вами. С террасы видно не фасад, а лица, поднятые к нему, и большинству это нравится больше.',
          'В гостиной проигрыватель и красный диван. Спальня просто белая.',
        ],
      },
      sizeM2: 68,
      maxAdults: 3,
      maxChildren: 1,
      beds: {
        tr: '1 büyük çift kişilik yatak, 1 çekyat',
        en: '1 king-size bed, 1 sofa bed',
        de: '1 Kingsize-Bett, 1 Schlafsofa',
        ru: '1 кровать king-size, 1 диван-кровать',
      },
      view: { tr: 'Deniz ve park', en: 'Sea and park', de: 'Meer und Park', ru: 'Море и парк' },
      features: [
        'air-conditioning',
        'terrace',
        'hot-tub',
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
  ],
  outlets: [
    {
      id: 3851,
      group: 'MAIN',
      name: { tr: 'Spektrum', en: 'Spectrum', de: 'Spektrum', ru: '«Спектр»' },
      slug: { tr: 'spektrum', en: 'spectrum', de: 'spektrum-restaurant', ru: 'spektr' },
      text: {
        tr: 'Renklerine göre dizilmiş ana büfe: kırmızıdan mora 90 tabak.',
        en: 'The main buffet, arranged by colour: 90 dishes from red to violet.',
        de: 'Das Hauptbuffet, nach Farben sortiert: 90 Gerichte von Rot bis Violett.',
        ru: 'Главный шведский стол, разложенный по цветам: 90 блюд от красного до фиолетового.',
      },
      body: {
        tr: [
          'Domates ve köftenin yanından başlar, havuç, mısır, bamya, kara lahana ve patlıcanda biter. Diyetisyenimiz çocuklara tek öğüt verir: tabağında üç renk olsun. İşe yarar; patates kızartması bir renk sayılır.',
          '980 yer, yedi bölüm; her bölümün ayrı girişi olduğu için sıra kısa kalır.',
        ],
        en: [
          'It begins with tomatoes and meatballs, passes carrots, corn and okra, and ends at black cabbage and aubergine. Our dietician gives children one piece of advice: three colours on a plate. It works; chips count as one.',
          'There are 980 seats in seven sections, each with an entrance of its own, so queues stay short.',
        ],
        de: [
          'Es beginnt bei Tomaten und Köfte, führt über Karotten, Mais und Okra und endet bei Schwarzkohl und Aubergine. Unsere Ernährungsberaterin gibt Kindern nur einen Rat: drei Farben auf den Teller. Es wirkt; Pommes zählen als eine.',
          '980 Plätze in sieben Bereichen mit je eigenem Eingang, deshalb bleiben die Schlangen kurz.',
        ],
        ru: [
          'Он начинается с помидоров и кёфте, идёт через морковь, кукурузу и бамию и кончается чёрной капустой и баклажаном. Диетолог даёт детям один совет: три цвета на тарелке. Помогает; картофель фри считается за один.',
          '980 мест в семи секторах, у каждого свой вход, поэтому очереди короткие.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:00', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '12:00', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '18:30', to: '21:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '980', en: '980', de: '980', ru: '980' },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3852,
      group: 'SNACK',
      name: { tr: 'Yedi Araba', en: 'Seven Carts', de: 'Sieben Wagen', ru: '«Семь тележек»' },
      slug: { tr: 'yedi-araba', en: 'seven-carts', de: 'sieben-wagen', ru: 'sem-telezhek' },
      text: {
        tr: 'Açık hava sokak mutfağı: tako, bao, falafel, kumpir ve üç araba daha.',
        en: 'Street food outdoors: tacos, bao, falafel, kumpir and three more.',
        de: 'Straßenküche im Freien: Tacos, Bao, Falafel, Kumpir und drei weitere.',
        ru: 'Уличная еда под открытым небом: тако, бао, фалафель, кумпир и ещё три.',
      },
      body: {
        tr: [
          'Midye dolma, tako, bao, falafel, kumpir, waffle ve bir de her ay değişen konuk araba. Masalar on altışar kişiliktir, yanınıza kimin oturacağı belli olmaz; geçen yaz bu yüzden iki düğün oldu.',
        ],
        en: [
          'Stuffed mussels, tacos, bao, falafel, kumpir, waffles and a guest cart that changes monthly. Tables seat sixteen, and you never know who sits down beside you; last summer led to two weddings.',
        ],
        de: [
          'Gefüllte Muscheln, Tacos, Bao, Falafel, Kumpir, Waffeln und ein Gastwagen, der monatlich wechselt. An jedem Tisch sitzen sechzehn, und man weiß nie, wer sich dazusetzt; im letzten Sommer wurden daraus zwei Hochzeiten.',
        ],
        ru: [
          'Фаршированные мидии, тако, бао, фалафель, кумпир, вафли и гостевая тележка, каждый месяц новая. За столом шестнадцать человек, и неизвестно, кто сядет рядом; прошлым летом дело дошло до двух свадеб.',
        ],
      },
      hours: [
        { from: '12:00', to: '17:00' },
        { from: '19:00', to: '22:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '192', en: '192', de: '192', ru: '192' },
        },
      ],
      picture: 'terrace',
    },
    {
      id: 3853,
      group: 'ALACARTE',
      name: { tr: 'Kırmızı', en: 'Red', de: 'Rot', ru: '«Красный»' },
      slug: { tr: 'kirmizi-et-evi', en: 'red', de: 'rot', ru: 'krasnyy' },
      text: {
        tr: 'Ateş ve biber: Adana’dan Teksas’a ızgara.',
        en: 'Fire and chilli: grills from Adana to Texas.',
        de: 'Feuer und Chili: Gegrilltes von Adana bis Texas.',
        ru: 'Огонь и перец: гриль от Аданы до Техаса.',
      },
      body: {
        tr: [
          'Dana göğsü 14 saat tütsülenir, Adana zırhla kıyılır. Acı beş dereceye ayrılır ve beşinciyi bitirene bir bardak süt ikram edilir. Ocak cam kulededir, duman içeri girmez.',
        ],
        en: [
          'The brisket smokes for 14 hours, the Adana is chopped by hand. Heat comes in five degrees, and whoever finishes the fifth is given a glass of milk. The hearth stands in a tower of glass, so no smoke gets in.',
        ],
        de: [
          'Die Rinderbrust räuchert 14 Stunden, der Adana wird von Hand gehackt. Es gibt fünf Schärfegrade; wer den fünften schafft, bekommt ein Glas Milch. Der Herd steht in einem Glasturm, Rauch dringt nicht ein.',
        ],
        ru: [
          'Грудинку коптят 14 часов, адану рубят вручную. Остроты пять степеней; осилившему пятую подают стакан молока. Очаг стоит в стеклянной башне, дыма в зале нет.',
        ],
      },
      hours: [{ from: '18:30', to: '22:00' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '80', en: '80', de: '80', ru: '80' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 3854,
      group: 'ALACARTE',
      name: { tr: 'Limoni', en: 'Limoni', de: 'Limoni', ru: '«Лимони»' },
      slug: { tr: 'limoni', en: 'limoni-trattoria', de: 'limoni-lokal', ru: 'limoni-trattoriya' },
      text: {
        tr: 'Sarı sandalyeler, limonlu tagliatelle ve odun ateşinde pizza.',
        en: 'Yellow chairs, lemon tagliatelle and pizza from a wood fire.',
        de: 'Gelbe Stühle, Zitronen-Tagliatelle und Pizza vom Holzfeuer.',
        ru: 'Жёлтые стулья, тальятелле с лимоном и пицца на дровах.',
      },
      body: {
        tr: [
          'Bahçedeki 30 limon ağacı mutfağın dolabıdır. Hamur 48 saat bekler; çocuk pizzasının malzemesini çocuk seçer, ananas dâhil, aşçı bir şey söylemez.',
        ],
        en: [
          'The 30 lemon trees in the garden serve as the larder. Dough rests for 48 hours. Children choose their own topping, pineapple included, and the cook says nothing.',
        ],
        de: [
          'Die 30 Zitronenbäume im Garten sind die Speisekammer. Der Teig ruht 48 Stunden. Kinder wählen ihren Belag selbst, auch Ananas, und der Koch schweigt.',
        ],
        ru: [
          'Тридцать лимонных деревьев в саду служат кладовой. Тесто выдерживают 48 часов. Начинку дети выбирают сами, ананас в том числе, и повар молчит.',
        ],
      },
      hours: [{ from: '18:30', to: '21:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Aynı gün', en: 'Same day', de: 'Am selben Tag', ru: 'В тот же день' },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3855,
      group: 'ALACARTE',
      name: { tr: 'Mürekkep', en: 'Ink', de: 'Tinte', ru: '«Чернила»' },
      slug: { tr: 'murekkep', en: 'ink', de: 'tinte', ru: 'chernila' },
      text: {
        tr: 'Balık ve suşi; kalamar mürekkebinden siyah pilav.',
        en: 'Fish and sushi, and a pilaf black with squid ink.',
        de: 'Fisch und Sushi, dazu Pilaw, schwarz von Tintenfisch.',
        ru: 'Рыба и суши, и плов, чёрный от чернил кальмара.',
      },
      body: {
        tr: [
          'Otelin siyah-beyaz tek yeri. Tezgâhın önünde 14, masalarda 36 kişi; menü kâğıda fırçayla yazılır ve o akşamın balığı bitince satırın üstü çizilir. Çocuklara çubukların ucu bağlanır.',
        ],
        en: [
          'The one place in black and white. Fourteen sit at the counter, 36 at tables; the menu is brushed on paper, and when a fish runs out its line is crossed out. For children the chopsticks are tied together.',
        ],
        de: [
          'Der einzige Ort in Schwarz-Weiß. Vierzehn sitzen am Tresen, 36 an Tischen; die Karte ist mit dem Pinsel geschrieben, und was aus ist, wird durchgestrichen. Kindern bindet man die Stäbchen zusammen.',
        ],
        ru: [
          'Единственное чёрно-белое место отеля. За стойкой четырнадцать мест, за столами 36; меню пишут кистью, и когда рыба кончается, строку зачёркивают. Детям палочки связывают.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '50', en: '50', de: '50', ru: '50' },
        },
      ],
      picture: 'meze',
    },
    {
      id: 3856,
      group: 'PATISSERIE',
      name: { tr: 'Pastel', en: 'Pastel', de: 'Pastell', ru: '«Пастель»' },
      slug: { tr: 'pastel', en: 'pastel-ices', de: 'pastell', ru: 'pastel-morozhenoe' },
      text: {
        tr: 'Yirmi sekiz dondurma; günün rengi her zaman vardır.',
        en: 'Twenty-eight ice creams; the colour of the day is always among them.',
        de: '28 Eissorten; die Farbe des Tages ist immer dabei.',
        ru: 'Двадцать восемь сортов мороженого; цвет дня есть всегда.',
      },
      body: {
        tr: [
          'Boya kullanılmaz: yeşil antepfıstığı, mor karadut, mavi kelebek bezelyesi. En zor renk mavidir ve ustası üç yılda buldu. Kahve 08.00’den beri hazırdır.',
        ],
        en: [
          'No dyes are used: green is pistachio, violet is mulberry, blue comes from a pea flower. Blue was the hardest and took the master three years. Coffee is ready from eight.',
        ],
        de: [
          'Ohne Farbstoff: Grün ist Pistazie, Violett Maulbeere, Blau kommt aus einer Erbsenblüte. Blau war am schwersten und kostete den Meister drei Jahre. Kaffee gibt es ab acht.',
        ],
        ru: [
          'Без красителей: зелёный — фисташка, фиолетовый — шелковица, синий — из цветка клитории. Синий дался труднее всего, мастер искал его три года. Кофе с восьми.',
        ],
      },
      hours: [{ from: '08:00', to: '23:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Vegan', en: 'Vegan', de: 'Vegan', ru: 'Веганских' },
          value: { tr: '11 çeşit', en: '11 flavours', de: '11 Sorten', ru: '11 сортов' },
        },
      ],
      picture: 'dessert',
    },
    {
      id: 3857,
      group: 'BAR',
      name: { tr: 'Neon', en: 'Neon', de: 'Neon', ru: '«Неон»' },
      slug: { tr: 'neon', en: 'neon-club', de: 'neon-klub', ru: 'neon-bar' },
      text: {
        tr: 'Yer altında, ses yalıtımlı kulüp; yanında 16–19 yaş için alkolsüz salon.',
        en: 'The soundproofed club below ground, with an alcohol-free room for 16 to 19 next door.',
        de: 'Der schallgedämmte Klub im Untergeschoss, nebenan ein alkoholfreier Raum für 16 bis 19.',
        ru: 'Клуб со звукоизоляцией под землёй и рядом безалкогольный зал для 16–19 лет.',
      },
      body: {
        tr: [
          'İki salonu kalın bir cam ayırır: birbirini görür, duymaz. Anne babalar bunu takdir eder, ergenler etmez. DJ’ler salıdan pazara çalar; pazartesi karaoke vardır ve herkes kötüdür.',
        ],
        en: [
          'A thick pane divides the two rooms: they see and do not hear each other. Parents appreciate it, teenagers less so. DJs play from Tuesday to Sunday; on Mondays there is karaoke, and everybody is bad at it.',
        ],
        de: [
          'Eine dicke Scheibe trennt die Räume: Man sieht sich und hört sich nicht. Eltern schätzen das, Teenager weniger. DJs spielen Dienstag bis Sonntag; montags ist Karaoke, und keiner kann es.',
        ],
        ru: [
          'Залы разделяет толстое стекло: друг друга видно, но не слышно. Родители это ценят, подростки меньше. Диджеи играют со вторника по воскресенье; в понедельник караоке, и плохо поют все.',
        ],
      },
      hours: [{ from: '22:00', to: '02:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yaş', en: 'Age', de: 'Alter', ru: 'Возраст' },
          value: {
            tr: '18+, yan salon 16–19',
            en: '18+, next door 16–19',
            de: 'Ab 18, nebenan 16–19',
            ru: '18+, рядом 16–19',
          },
        },
      ],
      picture: 'bar',
    },
    {
      id: 3858,
      group: 'BAR',
      name: { tr: 'Ada', en: 'The Island', de: 'Insel', ru: '«Остров»' },
      slug: { tr: 'ada-bar', en: 'the-island', de: 'inselbar', ru: 'ostrov' },
      text: {
        tr: 'Palet havuzunun ortasında; yüzerek ya da köprüden gelinir.',
        en: 'In the middle of the Palette pool, reached by swimming or by bridge.',
        de: 'Mitten im Palettenbecken, schwimmend oder über die Brücke zu erreichen.',
        ru: 'Посреди бассейна «Палитра»: вплавь или по мостику.',
      },
      body: {
        tr: [
          'Suyun içinde 24 tabure, karada 30 sandalye. Yedi smoothie yedi renktedir; yeşil olanı ıspanaklıdır, ama çocuklara söylenmez. Cam bardak kullanılmaz.',
        ],
        en: [
          'Twenty-four stools in the water, 30 chairs on land. Seven smoothies in seven colours; the green one contains spinach, which the children are not told. No glass is used.',
        ],
        de: [
          '24 Hocker im Wasser, 30 Stühle an Land. Sieben Smoothies in sieben Farben; im grünen ist Spinat, was man den Kindern nicht sagt. Glas gibt es keines.',
        ],
        ru: [
          '24 табурета в воде, 30 стульев на суше. Семь смузи семи цветов; в зелёном шпинат, но детям об этом не говорят. Стеклянной посуды нет.',
        ],
      },
      hours: [{ from: '10:00', to: '18:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Suda', en: 'In the water', de: 'Im Wasser', ru: 'В воде' },
          value: { tr: '24 tabure', en: '24 stools', de: '24 Hocker', ru: '24 табурета' },
        },
      ],
      picture: 'pool',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Kulübün adı Boya Kutusu: 1.600 metrekare, yedi oda, her odada bir renk ve bir iş. Kırmızıda mutfak, sarıda müzik, yeşilde bahçe, mavide su deneyleri. Ergenler için ayrı bir kat vardır ve kapısında “yetişkin giremez” yazar; görevliler hariç.',
        'Sabah çizilen desenlerden sekizi o akşam cepheye yansıtılır. Sırası gelmeyen ertesi gün çıkar.',
      ],
      en: [
        'The club is called the Paintbox: 1,600 square metres, seven rooms, one colour and one craft in each. Cooking in red, music in yellow, garden in green, experiments with water in blue. Teenagers have a floor of their own with a sign against adults; staff are exempt.',
        'Eight of the morning’s drawings go up on the façade that evening. The others have their turn the next day.',
      ],
      de: [
        'Der Klub heißt Malkasten: 1.600 Quadratmeter, sieben Räume, in jedem eine Farbe und ein Handwerk. Kochen in Rot, Musik in Gelb, Garten in Grün, Wasserversuche in Blau. Teenager haben ein eigenes Stockwerk mit dem Schild „Kein Zutritt für Erwachsene“; das Team ist ausgenommen.',
        'Acht der Zeichnungen vom Morgen leuchten abends an der Fassade. Die anderen kommen am nächsten Tag dran.',
      ],
      ru: [
        'Клуб называется «Коробка красок»: 1600 метров, семь комнат, в каждой свой цвет и своё ремесло. В красной готовят, в жёлтой музыка, в зелёной сад, в синей опыты с водой. У подростков отдельный этаж с табличкой «Взрослым вход воспрещён»; сотрудники не в счёт.',
        'Восемь утренних рисунков вечером показывают на фасаде. Остальные — на следующий день.',
      ],
    },
    groups: [
      {
        name: { tr: 'Damla', en: 'Drops', de: 'Tropfen', ru: 'Капельки' },
        ages: {
          tr: '1–3 yaş, ebeveynle',
          en: '1–3 years, with a parent',
          de: '1–3 Jahre, mit Elternteil',
          ru: '1–3 года, с родителем',
        },
        text: {
          tr: 'Parmak boyası, yumuşak küpler, uyku.',
          en: 'Finger paint, soft cubes, a nap.',
          de: 'Fingerfarben, weiche Würfel, Schlaf.',
          ru: 'Пальчиковые краски, мягкие кубики, сон.',
        },
        from: '09:30',
        to: '17:30',
      },
      {
        name: { tr: 'Fırçalar', en: 'Brushes', de: 'Pinsel', ru: 'Кисточки' },
        ages: { tr: '4–9 yaş', en: '4–9 years', de: '4–9 Jahre', ru: '4–9 лет' },
        text: {
          tr: 'Atölyeler, mini disko, cephe desenleri.',
          en: 'Workshops, mini disco, patterns for the façade.',
          de: 'Werkstätten, Minidisco, Muster für die Fassade.',
          ru: 'Мастерские, мини-диско, узоры для фасада.',
        },
        from: '09:30',
        to: '21:00',
      },
      {
        name: { tr: 'Sprey', en: 'Spray', de: 'Sprühdose', ru: 'Спрей' },
        ages: { tr: '10–17 yaş', en: '10–17 years', de: '10–17 Jahre', ru: '10–17 лет' },
        text: {
          tr: 'Duvar resmi, DJ dersi, e-spor, kaydırak ligi.',
          en: 'Murals, DJ lessons, e-sports, the slide league.',
          de: 'Wandbilder, DJ-Kurs, E-Sport, Rutschenliga.',
          ru: 'Граффити, уроки диджеинга, киберспорт, лига горок.',
        },
        from: '11:00',
        to: '23:30',
      },
    ],
    safety: {
      tr: [
        '34 cankurtaran; her kulenin tepesinde ve dibinde birer kişi.',
        'Bileklik küpün rengindedir; kaybolan çocuk doğru koridora götürülür.',
        'Atölyedeki bütün boyalar su bazlıdır ve 30 derecede çıkar.',
        'Revir su parkının içindedir, 10.00–18.00 arası bir doktor bulunur.',
      ],
      en: [
        'Thirty-four lifeguards, one at the top and one at the foot of every tower.',
        'The wristband has the colour of the cube, so that a lost child is led to the right corridor.',
        'All paints are water-based and wash out at 30 degrees.',
        'The infirmary is inside the water park, with a doctor from 10 am to 6 pm.',
      ],
      de: [
        '34 Rettungsschwimmer, an jedem Turm einer oben und einer unten.',
        'Das Armband hat die Farbe des Würfels; verlorene Kinder kommen so in den richtigen Flur.',
        'Alle Farben sind wasserlöslich und gehen bei 30 Grad heraus.',
        'Die Sanitätsstation liegt im Wasserpark, von 10 bis 18 Uhr mit Arzt.',
      ],
      ru: [
        '34 спасателя, у каждой башни один наверху и один внизу.',
        'Браслет того же цвета, что и куб: потерявшегося отведут в нужный коридор.',
        'Все краски на водной основе и отстирываются при 30 градусах.',
        'Медпункт прямо в аквапарке, врач с 10:00 до 18:00.',
      ],
    },
  },
  aquapark: {
    intro: {
      tr: [
        '26.000 metrekare, 21 kaydırak, 500 metrelik tembel bir nehir ve 220 metrelik hızlı bir nehir. En yüksek kule 27 metredir ve zebra gibi boyalıdır, çünkü renk seçiminde anlaşılamamıştır. Park 10.00’dan 18.00’e kadar aralıksız açık kalır.',
        'Sıralar için ekran vardır: hangi kaydırakta kaç dakika beklendiği yazar. Boyu yetmeyenler için alt sınır her kapıda renkli bir cetvelle gösterilir; cetvel pazarlık etmez.',
      ],
      en: [
        'There are 26,000 square metres, 21 slides, a lazy river of 500 metres and a fast one of 220. The tallest tower has 27 metres and is striped like a zebra, because no colour could be agreed on. The park is open from ten to six without a break.',
        'Screens tell how many minutes you wait at each slide. The height limit is shown by a coloured ruler at every gate, and the ruler does not bargain.',
      ],
      de: [
        '26.000 Quadratmeter, 21 Rutschen, ein träger Fluss von 500 Metern und ein schneller von 220. Der höchste Turm misst 27 Meter und ist gestreift wie ein Zebra, weil man sich auf keine Farbe einigte. Geöffnet ist durchgehend von zehn bis sechs.',
        'Bildschirme zeigen, wie viele Minuten man an welcher Rutsche wartet. Die Mindestgröße gibt an jedem Tor ein bunter Messstab vor, und der lässt nicht mit sich handeln.',
      ],
      ru: [
        '26 000 метров, 21 горка, ленивая река длиной 500 метров и быстрая — 220. Самая высокая башня, 27 метров, полосата, как зебра: о цвете не договорились. Парк открыт с десяти до шести без перерыва.',
        'На экранах видно, сколько минут ждать у каждой горки. Минимальный рост показывает цветная линейка у входа, и она не торгуется.',
      ],
    },
    slides: [
      {
        name: { tr: 'Zebra', en: 'Zebra', de: 'Zebra', ru: '«Зебра»' },
        text: {
          tr: '27 metreden serbest düşüş, 4,5 saniye.',
          en: 'A free fall from 27 metres in 4.5 seconds.',
          de: 'Freier Fall aus 27 Metern, 4,5 Sekunden.',
          ru: 'Свободное падение с 27 метров, 4,5 секунды.',
        },
        minHeightCm: 140,
      },
      {
        name: { tr: 'Kapsül', en: 'Capsule', de: 'Kapsel', ru: '«Капсула»' },
        text: {
          tr: 'Ayağınızın altındaki kapak açılır; geri sayım yedi dilde.',
          en: 'The hatch opens beneath your feet after a countdown in seven languages.',
          de: 'Die Luke öffnet sich unter den Füßen, gezählt wird in sieben Sprachen.',
          ru: 'Под ногами открывается люк; обратный отсчёт на семи языках.',
        },
        minHeightCm: 140,
      },
      {
        name: { tr: 'Renk Çarkı', en: 'Colour Wheel', de: 'Farbkreis', ru: '«Цветовой круг»' },
        text: {
          tr: 'Altı kişilik botla 18 metrelik huniye.',
          en: 'A boat for six into a funnel 18 metres wide.',
          de: 'Im Sechserboot in einen 18 Meter weiten Trichter.',
          ru: 'На лодке для шестерых в воронку шириной 18 метров.',
        },
        minHeightCm: 120,
      },
      {
        name: { tr: 'Yedi Şerit', en: 'Seven Lanes', de: 'Sieben Bahnen', ru: '«Семь дорожек»' },
        text: {
          tr: 'Yedi renk, yedi yarışçı, paspas üstünde 96 metre.',
          en: 'Seven colours, seven racers, 96 metres on a mat.',
          de: 'Sieben Farben, sieben Fahrer, 96 Meter auf der Matte.',
          ru: 'Семь цветов, семь гонщиков, 96 метров на коврике.',
        },
        minHeightCm: 110,
      },
      {
        name: { tr: 'Kara Kutu', en: 'Black Box', de: 'Blackbox', ru: '«Чёрный ящик»' },
        text: {
          tr: 'Karanlıkta 130 metre; iki yerde yıldızlar yanar.',
          en: '130 metres in the dark; in two places stars light up.',
          de: '130 Meter im Dunkeln; an zwei Stellen leuchten Sterne.',
          ru: '130 метров в темноте; в двух местах загораются звёзды.',
        },
        minHeightCm: 120,
      },
      {
        name: { tr: 'Bumerang', en: 'Boomerang', de: 'Bumerang', ru: '«Бумеранг»' },
        text: {
          tr: 'Çift kişilik bot duvara tırmanır, sonra geri döner.',
          en: 'A boat for two climbs a wall and comes back.',
          de: 'Das Zweierboot steigt an einer Wand hoch und kehrt um.',
          ru: 'Лодка на двоих взлетает на стену и возвращается.',
        },
        minHeightCm: 120,
      },
      {
        name: { tr: 'Mürekkep Damlası', en: 'Ink Drop', de: 'Tintentropfen', ru: '«Чернильная капля»' },
        text: {
          tr: 'Açık, kıvrımlı, korkanlar için ilk büyük kaydırak.',
          en: 'Open and winding: a first big slide for the hesitant.',
          de: 'Offen und kurvig: die erste große Rutsche für Zögernde.',
          ru: 'Открытая, извилистая: первая большая горка для робких.',
        },
        minHeightCm: 105,
      },
      {
        name: { tr: 'Sulu Kale', en: 'Splash Castle', de: 'Spritzburg', ru: '«Водяной замок»' },
        text: {
          tr: 'Sekiz alçak kaydırak, devrilen kova, 30 santimetre su.',
          en: 'Eight low slides, a tipping bucket, 30 centimetres of water.',
          de: 'Acht niedrige Rutschen, ein Kippeimer, 30 Zentimeter Wasser.',
          ru: 'Восемь низких горок, ведро-опрокидыш, 30 сантиметров воды.',
        },
        minHeightCm: 80,
      },
    ],
  },
  spa: {
    intro: {
      tr: [
        'Spa’nın adı Beyaz. Otelin tek renksiz katı: badem sıvası, keten, kireç taşı. Girişte renkli bilekliğinizi bir çekmeceye bırakırsınız, gözler on dakikada dinlenir.',
        '950 metrekarede dokuz bakım odası vardır; ergenlere ayrılmış cilt bakımı öğleden önce yapılır.',
      ],
      en: [
        'The spa is called White. It is the one floor without colour: almond plaster, linen, limestone. You leave your bright wristband in a drawer, and in ten minutes your eyes have recovered.',
        'There are nine treatment rooms on 950 square metres; skin care for teenagers is given before noon.',
      ],
      de: [
        'Das Spa heißt Weiß. Es ist das einzige Stockwerk ohne Farbe: Mandelputz, Leinen, Kalkstein. Das bunte Armband bleibt in einer Schublade, nach zehn Minuten sind die Augen erholt.',
        'Neun Behandlungsräume auf 950 Quadratmetern; Hautpflege für Teenager gibt es am Vormittag.',
      ],
      ru: [
        'Спа называется «Белый». Единственный этаж без цвета: миндальная штукатурка, лён, известняк. Яркий браслет оставляют в ящике, и через десять минут глаза отдыхают.',
        'Девять кабинетов на 950 метрах; уход за кожей для подростков — до полудня.',
      ],
    },
    hours: [{ from: '09:00', to: '21:00' }],
    treatments: [
      {
        id: 38001,
        title: { tr: 'Badem sütü', en: 'Almond milk', de: 'Mandelmilch', ru: '«Миндальное молоко»' },
        text: {
          tr: 'Ilık badem yağıyla tüm vücut masajı.',
          en: 'A full massage with warm almond oil.',
          de: 'Ganzkörpermassage mit warmem Mandelöl.',
          ru: 'Массаж всего тела тёплым миндальным маслом.',
        },
        minutes: 55,
      },
      {
        id: 38002,
        title: { tr: 'Kaydırak sırtı', en: 'Slider’s back', de: 'Rutschenrücken', ru: '«Спина после горок»' },
        text: {
          tr: 'Bel ve kürek kemikleri; 21 kaydıraktan sonrası için.',
          en: 'Lower back and shoulder blades, for the day after 21 slides.',
          de: 'Kreuz und Schulterblätter, für den Tag nach 21 Rutschen.',
          ru: 'Поясница и лопатки — после двадцати одной горки.',
        },
        minutes: 30,
      },
      {
        id: 38003,
        title: { tr: 'Köpük bulutu', en: 'Cloud of foam', de: 'Schaumwolke', ru: '«Облако пены»' },
        text: {
          tr: 'Kireç taşı hamamda kese ve köpük.',
          en: 'Kese and foam in the limestone hammam.',
          de: 'Kese und Schaum im Kalksteinhamam.',
          ru: 'Кесе и пена в известняковом хаммаме.',
        },
        minutes: 45,
      },
      {
        id: 38004,
        title: { tr: 'İlk bakım', en: 'First facial', de: 'Erste Hautpflege', ru: '«Первый уход»' },
        text: {
          tr: '13–17 yaş için, sade ürünlerle yüz temizliği.',
          en: 'For ages 13 to 17: a facial with plain products.',
          de: 'Für 13 bis 17: Gesichtsreinigung mit schlichten Produkten.',
          ru: 'Для 13–17 лет: чистка лица простыми средствами.',
        },
        minutes: 30,
      },
      {
        id: 38005,
        title: { tr: 'Pamuk sargısı', en: 'Cotton wrap', de: 'Baumwollwickel', ru: '«Хлопковое обёртывание»' },
        text: {
          tr: 'Güneş yanığı sonrası yoğurt ve aloe.',
          en: 'Yoghurt and aloe after too much sun.',
          de: 'Joghurt und Aloe nach zu viel Sonne.',
          ru: 'Йогурт и алоэ после солнца.',
        },
        minutes: 40,
      },
      {
        id: 38006,
        title: { tr: 'Önce ayaklar', en: 'Feet first', de: 'Füße zuerst', ru: '«Сначала ноги»' },
        text: {
          tr: 'Tuz banyosu, yağ ve ayak tabanı masajı.',
          en: 'A salt bath, oil and a massage of the soles.',
          de: 'Salzbad, Öl und Fußsohlenmassage.',
          ru: 'Солевая ванна, масло и массаж стоп.',
        },
        minutes: 30,
      },
    ],
    facilities: [
      {
        title: { tr: 'Kireç taşı hamam', en: 'Limestone hammam', de: 'Kalksteinhamam', ru: 'Известняковый хаммам' },
        text: {
          tr: 'Yuvarlak göbek taşı, 40 derece, tek renk ışık.',
          en: 'A round slab, 40 degrees, light of one colour.',
          de: 'Runder Stein, 40 Grad, einfarbiges Licht.',
          ru: 'Круглый камень, 40 градусов, ровный свет.',
        },
      },
      {
        title: { tr: 'Tuz odası', en: 'Salt room', de: 'Salzraum', ru: 'Соляная комната' },
        text: {
          tr: 'Beyaz Çankırı tuzu, on şezlong, sessizlik.',
          en: 'White salt from Çankırı, ten loungers, silence.',
          de: 'Weißes Salz aus Çankırı, zehn Liegen, Stille.',
          ru: 'Белая соль из Чанкыры, десять лежаков, тишина.',
        },
      },
      {
        title: { tr: 'Çatı havuzu', en: 'Roof pool', de: 'Dachbecken', ru: 'Бассейн на крыше' },
        text: {
          tr: '32 derece, yetişkinlere, denize bakar.',
          en: '32 degrees, for adults, facing the sea.',
          de: '32 Grad, für Erwachsene, mit Meerblick.',
          ru: '32 градуса, для взрослых, с видом на море.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Toplantı küpü beyazdır ve her etkinlikte kiralayanın rengine ışıklandırılır. Satış ekipleri, mezunlar buluşması, e-spor finalleri: salonlar genç işlere alışıktır. İnternet hattı 10 gigabittir ve yedeği vardır.',
        'Takım çalışması için su parkı 18.00’den sonra iki saatliğine kapatılabilir; en çok ısmarlanan oyun yedi şeritli bayrak yarışıdır.',
      ],
      en: [
        'The meeting cube is white and is lit in the colour of whoever hires it. Sales teams, class reunions, e-sports finals: the halls are used to young business. The line has ten gigabits and a spare.',
        'For team games the water park may be hired for two hours after six; the relay on seven lanes is the favourite.',
      ],
      de: [
        'Der Tagungswürfel ist weiß und leuchtet in der Farbe dessen, der ihn mietet. Vertriebsteams, Klassentreffen, E-Sport-Finale: Die Säle sind Junges gewohnt. Die Leitung hat zehn Gigabit und eine Reserve.',
        'Für Teamspiele lässt sich der Wasserpark nach sechs zwei Stunden lang mieten; am beliebtesten ist die Staffel auf sieben Bahnen.',
      ],
      ru: [
        'Куб для встреч белый, и его подсвечивают цветом того, кто его снял. Отделы продаж, встречи выпускников, финалы по киберспорту: к молодым затеям залы привыкли. Канал 10 гигабит, есть запасной.',
        'Для командных игр аквапарк можно снять на два часа после шести; чаще всего заказывают эстафету на семи дорожках.',
      ],
    },
    halls: [
      { name: 'Piksel', areaM2: 860, heightM: 6.5, theatre: 800, classroom: 460, banquet: 560 },
      { name: 'Ton', areaM2: 240, heightM: 3.8, theatre: 210, classroom: 120, banquet: 150 },
      { name: 'Kontrast', areaM2: 110, heightM: 3.4, theatre: 96, classroom: 54, banquet: 64 },
    ],
  },
  shopping: {
    tr: [
      'Küp Çarşı’da 16 dükkân, 10.00’dan gece yarısına. Boyahanenin kumaşları, mayo, oyuncak, plak, telefon kılıfı baskısı, fotoğraf kabini ve eczane. Mayosunu unutan burada yedi renkten birini bulur.',
      'Kumköy’ün dükkânlı caddesi üç dakika, Side çarşısı dolmuşla on dakikadır. Dolmuş kapıdan yedi dakikada bir geçer.',
    ],
    en: [
      'The Cube Arcade has 16 shops, open from ten until midnight: cloth from the dye house, swimwear, toys, records, printed phone cases, a photo booth and a chemist. If you forgot your swimsuit, it comes in seven colours.',
      'The shopping street of Kumköy is three minutes away, the bazaar of Side ten by minibus, which passes the gate every seven minutes.',
    ],
    de: [
      'Die Würfelpassage hat 16 Läden, von zehn bis Mitternacht: Stoffe aus dem Färberhaus, Bademode, Spielzeug, Schallplatten, bedruckte Handyhüllen, Fotoautomat und Apotheke. Wer die Badesachen vergaß, wählt unter sieben Farben.',
      'Die Ladenstraße von Kumköy ist drei Minuten entfernt, der Basar von Side zehn mit dem Dolmuş, der alle sieben Minuten hält.',
    ],
    ru: [
      'В «Кубической галерее» 16 магазинов, с десяти до полуночи: ткани из красильни, купальники, игрушки, пластинки, чехлы с печатью, фотокабина и аптека. Кто забыл купальник, найдёт его в семи цветах.',
      'Торговая улица Кумкёя в трёх минутах, базар Сиде в десяти на маршрутке: она проходит мимо ворот каждые семь минут.',
    ],
  },
  philosophy: {
    tr: [
      'Biz gürültüyü kötülemeyiz, yerini belirleriz. Kulüp yer altındadır, park altıda kapanır, mavi küpler sırtını döner. Neşeli bir otelin en ciddi işi, uyuyanı uyandırmamaktır.',
      'Renk herkesindir. Ekipte 23 ülkeden 540 kişi çalışır ve sabah toplantısı dört dilde yapılır. Kimse kendi rengini gizlemez, kimseye de başka renk giydirilmez; günün rengi dışında.',
    ],
    en: [
      'We do not condemn noise, we give it a place. The club is under ground, the park closes at six, the blue cubes turn their backs. The most serious task of a cheerful hotel is not to wake those who sleep.',
      'Colour belongs to all. The team has 540 people from 23 countries, and its morning meeting is held in four languages. Nobody hides a colour of their own, and none is imposed, save that of the day.',
    ],
    de: [
      'Wir verurteilen den Lärm nicht, wir weisen ihm einen Platz zu. Der Klub liegt unter der Erde, der Park schließt um sechs, die blauen Würfel kehren den Rücken. Die ernsteste Aufgabe eines fröhlichen Hotels ist, Schlafende nicht zu wecken.',
      'Farbe gehört allen. Im Team arbeiten 540 Menschen aus 23 Ländern, die Morgenrunde wird in vier Sprachen gehalten. Niemand versteckt seine Farbe, und niemandem wird eine verordnet, außer der des Tages.',
    ],
    ru: [
      'Мы не осуждаем шум, мы отводим ему место. Клуб под землёй, парк закрывается в шесть, синие кубы отворачиваются. Самое серьёзное дело весёлого отеля — не будить спящих.',
      'Цвет принадлежит всем. В команде 540 человек из 23 стран, утреннее собрание идёт на четырёх языках. Никто не прячет свой цвет, и никому не навязывают чужой, кроме цвета дня.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'sustainable-tourism', year: 2024 },
    { code: 'iso-22000', year: 2025 },
    { code: 'iso-45001', year: 2024 },
    { code: 'zero-waste', year: 2025 },
  ],
  stories: [
    {
      title: {
        tr: 'Yirmi bir kaydırak, bir gün',
        en: 'Twenty-one slides in a day',
        de: 'Einundzwanzig Rutschen, ein Tag',
        ru: '21 горка за день',
      },
      pictures: ['aquapark', 'pool', 'kids', 'dessert', 'facade'],
    },
    {
      title: { tr: 'Bugünün rengi', en: 'Today’s colour', de: 'Farbe von heute', ru: 'Цвет сегодня' },
      pictures: ['event', 'courtyard', 'bar', 'shopping'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Kaydıraklarda ne kadar beklenir?',
        en: 'How long are the queues at the slides?',
        de: 'Wie lange wartet man an den Rutschen?',
        ru: 'Сколько ждать у горок?',
      },
      answer: {
        tr: 'Temmuz ve ağustosta öğlen Zebra’da 15, ötekilerde 4–8 dakika. Saat ondan on bire ve beşten sonra neredeyse hiç.',
        en: 'At noon in July and August 15 minutes at Zebra, 4 to 8 elsewhere. From ten to eleven and after five, hardly at all.',
        de: 'Im Juli und August mittags 15 Minuten am Zebra, sonst 4 bis 8. Von zehn bis elf und nach fünf fast gar nicht.',
        ru: 'В июле и августе в полдень у «Зебры» 15 минут, у других 4–8. С десяти до одиннадцати и после пяти почти не ждут.',
      },
    },
    {
      question: {
        tr: 'Otel gece gürültülü mü?',
        en: 'Is it noisy at night?',
        de: 'Ist es nachts laut?',
        ru: 'Шумно ли ночью?',
      },
      answer: {
        tr: 'Açık havada müzik 22.15’te biter, kulüp yer altındadır. Yine de hareketli bir oteldir; sessizlik istiyorsanız mavi küpleri isteyin.',
        en: 'Music outdoors ends at 10.15 pm and the club is below ground. It is a lively house all the same; for quiet, ask for a blue cube.',
        de: 'Musik im Freien endet um 22.15 Uhr, der Klub liegt unter der Erde. Lebhaft bleibt das Haus; für Ruhe wählen Sie einen blauen Würfel.',
        ru: 'Музыка на улице стихает в 22:15, клуб под землёй. Но отель всё равно оживлённый; для тишины просите синий куб.',
      },
    },
    {
      question: {
        tr: 'Plaja yürümek zorunda mıyız?',
        en: 'Do we have to walk to the beach?',
        de: 'Müssen wir zum Strand laufen?',
        ru: 'До пляжа нужно идти пешком?',
      },
      answer: {
        tr: 'Hayır. Tren 08.30–19.00 arasında on dakikada bir kalkar; iki vagonu tekerlekli sandalye ve bebek arabasına göredir.',
        en: 'No. The train leaves every ten minutes from 8.30 am to 7 pm; two carriages take wheelchairs and pushchairs.',
        de: 'Nein. Der Zug fährt von 8.30 bis 19 Uhr alle zehn Minuten; zwei Wagen nehmen Rollstühle und Kinderwagen mit.',
        ru: 'Нет. Поезд ходит каждые десять минут с 8:30 до 19:00; в два вагона входят коляски.',
      },
    },
    {
      question: {
        tr: 'Ergen çocuğumuz akşam yalnız kulübe gidebilir mi?',
        en: 'May our teenager go to the club alone?',
        de: 'Darf unser Teenager allein in den Klub?',
        ru: 'Можно ли подростку в клуб одному?',
      },
      answer: {
        tr: '16–19 yaş salonuna evet, 00.30’a kadar; alkol satılmaz, kapıda görevli vardır. 10–15 yaş için Sprey katı 23.30’a kadar açıktır.',
        en: 'To the room for 16 to 19, yes, until half past midnight; it serves no alcohol and has staff at the door. From ten, the Spray floor stays open until 11.30 pm.',
        de: 'In den Raum für 16 bis 19 ja, bis halb eins; ohne Alkohol und mit Aufsicht an der Tür. Ab zehn Jahren ist die Sprühdosen-Etage bis 23.30 Uhr offen.',
        ru: 'В зал для 16–19 лет — да, до половины первого; алкоголя нет, у дверей дежурный. С десяти лет открыт этаж «Спрей», до 23:30.',
      },
    },
  ],
}
