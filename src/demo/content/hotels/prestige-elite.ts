import type { HotelContent } from '../types.ts'

export const prestigeElite: HotelContent = {
  key: 'prestige-elite',
  id: 36,
  slug: 'crystal-prestige-elite',
  name: 'Crystal Prestige Elite',
  region: 'GOYNUK',
  stars: 5,
  opened: 2012,
  renovated: 2024,
  roomsTotal: 286,
  latitude: 36.6674,
  longitude: 30.5561,
  address: 'Göynük Mahallesi, Kanyon Caddesi No: 63, 07994 Kemer / Antalya, Türkiye',
  phone: '+90 242 555 36 21',
  email: 'prestige-elite@crystalhotels.example',
  whatsapp: '905325550136',
  locality: { tr: 'Kemer, Göynük', en: 'Göynük, near Kemer', de: 'Göynük bei Kemer', ru: 'Гёйнюк, Кемер' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Антальи (AYT)',
    },
    km: 50,
    minutes: 55,
  },
  centre: {
    name: {
      tr: 'Göynük köy meydanı',
      en: 'Göynük village square',
      de: 'Dorfplatz Göynük',
      ru: 'Площадь посёлка Гёйнюк',
    },
    km: 0.9,
  },
  beach: { lengthM: 190, walkM: 350, ground: 'pebble', blueFlag: true },
  slogan: {
    tr: 'Bot kapıda, deniz aşağıda',
    en: 'Boots at the door, sea below',
    de: 'Stiefel an der Tür, Meer davor',
    ru: 'Ботинки у двери, море внизу',
  },
  sloganText: {
    tr: 'Kapıdan başlayan 14 rota, 68 bisiklet ve dönüşte ayak bileğine kadar gelen on dört derecelik su.',
    en: 'Fourteen routes begin at the door, sixty-eight bicycles stand beside it, and cold water waits for your ankles.',
    de: 'Vierzehn Routen beginnen vor der Tür, 68 Räder stehen daneben, und für die Knöchel fließt kaltes Wasser.',
    ru: 'Четырнадцать маршрутов начинаются у порога, рядом 68 велосипедов, а на обратном пути — холодная вода по щиколотку.',
  },
  promise: {
    tr: 'Sabah beş buçukta kumanyasını alıp çıkan, öğleden sonrayı hak ettiğine inanan yürüyüşçü ve bisikletçilere.',
    en: 'For walkers and cyclists who collect their rucksack at half past five and feel they have earned the afternoon.',
    de: 'Für Wanderer und Radler, die um halb sechs den Rucksack holen und den Nachmittag verdient haben.',
    ru: 'Для тех, кто ходит и крутит педали: в полшестого забирает рюкзак, а к обеду заслужил шезлонг.',
  },
  about: {
    tr: [
      'Crystal Prestige Elite, Göynük Çayı’nın sağ kıyısında, kanyonun ağzına 2,8 kilometre uzaklıktadır. Bina 210 metrelik tek bir dalgadır; çayın eski yatağının kıvrımını izler. Dört katlı, kireç sıvalı ve incedir, çünkü dağdan gelen akşam esintisinin denize varması gerekir; zemin katta beş geçit bu yüzden açıktır.',
      'Kapıdan girince ilk gördüğünüz resepsiyon değil, bot odasıdır: 140 ısıtmalı dolap, bir tezgâh, iki fırça ve ıslak ayakkabı için gazete. Karşısındaki duvarda rota tahtası asılıdır. On dört yürüyüş ve dokuz bisiklet rotasının uzunluğu, çıkışı ve o sabahki hâli her gün tebeşirle yeniden yazılır.',
      '2024’te odalar yenilendi, atölyeye iki sehpa daha kondu, bahçedeki taş su yolu köyün eski arkına bağlandı. Günün düzeni yürüyenlere göredir: kahvaltı 05.30’da başlar, öğleden sonra havuz başında uyunur, akşam 21.00’de rehber ertesi günü anlatır. On bir buçukta koridorlarda ses kalmaz.',
    ],
    en: [
      'Crystal Prestige Elite lies on the right bank of the Göynük stream, 2.8 kilometres from the mouth of the canyon. The building is a single wave of 210 metres that follows an old bend in the water. It is four storeys high and slender, since the evening breeze has to get from mountain to sea; five passages through the ground floor are left open for it.',
      'The first thing inside the door is not the reception but the boot room: 140 heated lockers, a bench, two brushes and newspaper for wet shoes. Across from it hangs the board. It lists fourteen walks and nine rides, with length, climb and the state of the path, chalked up afresh each morning.',
      'In 2024 the rooms were renewed, the workshop was given two more stands, and the stone channel in the garden was joined to the old village watercourse. The day is kept for walkers. Breakfast begins at half past five, afternoons are slept away by the pool, and at nine a guide talks through tomorrow. By half past eleven the corridors are silent.',
    ],
    de: [
      'Das Crystal Prestige Elite liegt am rechten Ufer des Göynük-Bachs, 2,8 Kilometer vor dem Eingang der Schlucht. Der Bau ist eine einzige, 210 Meter lange Welle, die einer alten Biegung des Wassers folgt. Er hat vier Stockwerke und ist schmal, denn der Abendwind muss vom Berg ans Meer; fünf Durchgänge im Erdgeschoss bleiben für ihn offen.',
      'Hinter der Tür kommt zuerst nicht die Rezeption, sondern der Stiefelraum: 140 beheizte Fächer, eine Bank, zwei Bürsten und Zeitungspapier für nasse Schuhe. Gegenüber hängt die Tafel. Vierzehn Wanderungen und neun Radtouren stehen darauf, mit Länge, Anstieg und Zustand des Weges, jeden Morgen neu in Kreide.',
      '2024 wurden die Zimmer erneuert, die Werkstatt bekam zwei Montageständer mehr, und die steinerne Rinne im Garten wurde an den alten Bewässerungsgraben des Dorfs angeschlossen. Der Tag richtet sich nach den Wanderern. Frühstück gibt es ab halb sechs, nachmittags wird am Becken geschlafen, um neun erklärt ein Führer den nächsten Tag. Ab halb zwölf ist es auf den Fluren still.',
    ],
    ru: [
      'Crystal Prestige Elite стоит на правом берегу речки Гёйнюк, в 2,8 километра от входа в каньон. Здание — одна волна длиной 210 метров, повторяющая старый изгиб русла. В нём четыре этажа, и оно узкое: вечернему ветру нужно пройти с горы к морю, поэтому на первом этаже оставили пять сквозных проходов.',
      'За дверью вас встречает не ресепшен, а комната для ботинок: 140 шкафчиков с подогревом, скамья, две щётки и газеты для мокрой обуви. Напротив висит доска маршрутов. На ней четырнадцать пеших и девять велосипедных: длина, набор высоты и состояние тропы, каждое утро заново мелом.',
      'В 2024 году обновили номера, поставили в мастерской ещё две стойки, а каменный жёлоб в саду соединили со старым деревенским арыком. Распорядок здесь подчинён ходьбе. Завтрак с половины шестого, после обеда спят у бассейна, в девять проводник рассказывает про завтра. К половине двенадцатого в коридорах тихо.',
    ],
  },
  highlights: [
    {
      title: { tr: 'Rota tahtası', en: 'The board of routes', de: 'Die Tourentafel', ru: 'Доска маршрутов' },
      text: {
        tr: '14 yürüyüş, 9 bisiklet rotası; en kısası 3 kilometre, en uzunu Gedelme üzerinden 61.',
        en: '14 walks and 9 rides, the shortest of 3 kilometres, the longest of 61 by way of Gedelme.',
        de: '14 Wanderungen, 9 Radtouren; die kürzeste 3 Kilometer, die längste 61, über Gedelme.',
        ru: '14 пеших и 9 велосипедных; самый короткий — 3 километра, самый длинный — 61, через Гедельме.',
      },
      picture: 'mountain',
    },
    {
      title: { tr: 'Bot odası', en: 'The boot room', de: 'Der Stiefelraum', ru: 'Комната для ботинок' },
      text: {
        tr: '140 dolap 38 derecede kurutur; ıslak bot akşam bırakılır, sabah kuru alınır.',
        en: '140 lockers dry at 38 degrees: leave your boots wet in the evening, take them dry in the morning.',
        de: '140 Fächer trocknen bei 38 Grad: abends nass hinein, morgens trocken heraus.',
        ru: '140 шкафчиков сушат при 38 градусах: вечером поставили мокрые, утром забрали сухие.',
      },
      picture: 'lobby',
    },
    {
      title: { tr: 'Atölye', en: 'The workshop', de: 'Die Werkstatt', ru: 'Мастерская' },
      text: {
        tr: '68 bisiklet, altı sehpa, iki tamirci; kendi bisikletini getirene kilitli yer ve pompa.',
        en: '68 bicycles, six stands, two mechanics; a locked bay and a pump for those who bring their own.',
        de: '68 Räder, sechs Montageständer, zwei Mechaniker; wer sein eigenes mitbringt, bekommt einen Platz unter Verschluss.',
        ru: '68 велосипедов, шесть стоек, два механика; для своего — запираемое место и насос.',
      },
      picture: 'sport',
    },
    {
      title: {
        tr: 'Bahçedeki su yolu',
        en: 'The channel in the garden',
        de: 'Die Rinne im Garten',
        ru: 'Жёлоб в саду',
      },
      text: {
        tr: '90 metre taş oluk, çaydan gelen 14 derecelik su; iki yanında oturulur, ayaklar içinde kalır.',
        en: '90 metres of stone channel with stream water at 14 degrees; you sit along it with your feet in.',
        de: '90 Meter Steinrinne mit 14 Grad kaltem Bachwasser; man sitzt daran, die Füße darin.',
        ru: '90 метров каменного русла, вода из речки, 14 градусов; сидят по краям, ноги в воде.',
      },
      picture: 'garden',
    },
  ],
  day: [
    {
      title: { tr: 'Kumanya', en: 'The packed lunch', de: 'Der Proviant', ru: 'Сухой паёк' },
      text: {
        tr: 'Adınız yazılı bez çanta: ekmek, peynir, ceviz, portakal, bir litre su.',
        en: 'A cloth bag with your name: bread, cheese, walnuts, an orange, a litre of water.',
        de: 'Ein Stoffbeutel mit Ihrem Namen: Brot, Käse, Walnüsse, eine Orange, ein Liter Wasser.',
        ru: 'Мешок с вашим именем: хлеб, сыр, орехи, апельсин и литр воды.',
      },
      from: '05:30',
      to: '07:00',
    },
    {
      title: {
        tr: 'Kanyonda kimse yokken',
        en: 'The canyon, still empty',
        de: 'Die Schlucht, noch leer',
        ru: 'Каньон, пока там пусто',
      },
      text: {
        tr: 'Günübirlik otobüsler 10.00’da gelir; bizim grup o saatte dönüştedir.',
        en: 'The coaches come at ten; our group is on its way back by then.',
        de: 'Um zehn kommen die Ausflugsbusse; unsere Gruppe ist da schon auf dem Rückweg.',
        ru: 'Экскурсионные автобусы приезжают к десяти; наша группа уже идёт обратно.',
      },
      from: '06:30',
      to: '10:30',
    },
    {
      title: { tr: 'Ayaklar suda', en: 'Feet in the water', de: 'Füße ins Wasser', ru: 'Ноги в воду' },
      text: {
        tr: 'Botlar çıkar, su yolunun kenarı dolar, ilk üç dakika kimse konuşmaz.',
        en: 'Boots come off, the channel fills up, and for three minutes nobody talks.',
        de: 'Die Stiefel sind aus, an der Rinne wird es voll, drei Minuten lang spricht niemand.',
        ru: 'Ботинки сняты, у жёлоба людно, и первые три минуты все молчат.',
      },
      from: '12:30',
      to: '14:30',
    },
    {
      title: { tr: 'Zincir ve portakal', en: 'Chains and oranges', de: 'Ketten und Orangen', ru: 'Цепи и апельсины' },
      text: {
        tr: 'Atölyede bisikletler yıkanır; yorulmayanlar bahçelerin arasında on kilometre daha sürer.',
        en: 'Bicycles are washed at the workshop; those not yet tired ride ten more kilometres through the groves.',
        de: 'In der Werkstatt werden Räder gewaschen; wer noch kann, fährt zehn Kilometer durch die Orangenhaine.',
        ru: 'В мастерской моют велосипеды; у кого остались силы, едет ещё десять километров среди садов.',
      },
      from: '16:30',
      to: '18:30',
    },
    {
      title: { tr: 'Yarının rotası', en: 'Tomorrow’s route', de: 'Die Route von morgen', ru: 'Маршрут на завтра' },
      text: {
        tr: 'Rehber haritayı masaya serer, isteyen adını yazar, çoğu on birde uyur.',
        en: 'The guide spreads the map, you put down your name, and most are asleep by eleven.',
        de: 'Der Führer breitet die Karte aus, wer mitwill, trägt sich ein, die meisten schlafen um elf.',
        ru: 'Проводник расстилает карту, желающие записываются, к одиннадцати большинство спит.',
      },
      from: '21:00',
      to: '22:00',
    },
  ],
  beachText: {
    tr: [
      'Denize çayın kenarından 350 metre yürünür; yol düz, gölgeli ve bisiklete de açıktır. Plaj 190 metredir, çakılı ince ve yassıdır, taş sektirmek için iyidir. Çayın ağzında tatlı su denize karışır, yüzenler bir kulaçta iki derece fark duyar.',
      'Girişte bot askısı ve ayak duşu vardır; dağdan dönenlerin çoğu otele uğramadan buraya iner. Şezlong sayısı 240’tır. Geriye bakınca kıyıda az görülen bir şey görünür: denizden 2.000 metreye tek bakışta çıkan bir yamaç.',
    ],
    en: [
      'It is 350 metres to the sea beside the stream, level, shaded and open to bicycles. The beach is 190 metres of small flat pebbles, good for skimming. Fresh water comes in at the mouth, and swimmers feel two degrees’ difference in a single stroke.',
      'At the entrance are boot hooks and a foot shower, as most people come straight down from the hills. There are 240 loungers. Turn round in the water and you see a slope climb to 2,000 metres in a single look.',
    ],
    de: [
      'Zum Meer sind es 350 Meter am Bach entlang, eben, schattig und auch mit dem Rad zu fahren. Der Strand: 190 Meter kleine flache Kiesel, gut, um sie übers Wasser springen zu lassen. An der Mündung mischt sich Süßwasser ein, Schwimmer spüren auf einen Zug zwei Grad Unterschied.',
      'Am Eingang hängen Stiefelhaken und eine Fußdusche, denn die meisten kommen direkt vom Berg. Es gibt 240 Liegen. Wer sich im Wasser umdreht, sieht einen Hang in einem Blick auf 2.000 Meter steigen.',
    ],
    ru: [
      'До моря 350 метров вдоль речки: дорожка ровная, тенистая, можно и на велосипеде. Пляж — 190 метров мелкой плоской гальки, удобной для «блинчиков». В устье в море вливается пресная вода, и за один гребок чувствуешь разницу в два градуса.',
      'У входа крючки для ботинок и душ для ног: большинство спускается сюда прямо с гор. Шезлонгов 240. Если обернуться в воде, виден склон, который одним махом поднимается до 2000 метров.',
    ],
  },
  pools: [
    {
      name: { tr: 'Kulaç', en: 'The Length', de: 'Die Bahn', ru: 'Дистанция' },
      text: {
        tr: '25 metre, altı kulvar; duvarda her turu sayan bir düğme.',
        en: '25 metres, six lanes, and a button on the wall that counts your turns.',
        de: '25 Meter, sechs Bahnen und ein Knopf an der Wand, der die Wenden zählt.',
        ru: '25 метров, шесть дорожек и кнопка на стенке, считающая повороты.',
      },
      areaM2: 375,
      depthM: 1.8,
      heated: true,
      from: '06:00',
      to: '20:00',
    },
    {
      name: { tr: 'Gölet', en: 'The Pond', de: 'Der Teich', ru: 'Пруд' },
      text: {
        tr: 'Klorsuz yüzme göleti; suyu sazlıkta süzülür, yusufçuklar bedavadır.',
        en: 'A swimming pond without chlorine, filtered through reeds; dragonflies come free.',
        de: 'Ein Schwimmteich ohne Chlor, das Schilf filtert das Wasser; Libellen inklusive.',
        ru: 'Пруд без хлора, воду очищает тростник; стрекозы прилагаются.',
      },
      areaM2: 540,
      depthM: 2.2,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Oğlak', en: 'Little Goat', de: 'Zicklein', ru: 'Козлёнок' },
      text: {
        tr: '40 cm derinlikte, ortasında tırmanılacak üç yuvarlak taş.',
        en: '40 centimetres deep, with three round rocks to climb in the middle.',
        de: '40 Zentimeter tief, in der Mitte drei runde Felsen zum Klettern.',
        ru: 'Глубина 40 см, посередине три круглых камня, чтобы лазать.',
      },
      areaM2: 70,
      depthM: 0.4,
      heated: true,
      from: '09:00',
      to: '18:00',
    },
    {
      name: { tr: 'Sıcak Taş', en: 'Warm Stone', de: 'Warmer Stein', ru: 'Тёплый камень' },
      text: {
        tr: 'Kapalı, 34 derece; ağrıyan baldırlar için kenarında jetler.',
        en: 'Indoors, at 34 degrees, with jets along the edge for sore calves.',
        de: 'Drinnen, 34 Grad, mit Düsen am Rand für müde Waden.',
        ru: 'Крытый, 34 градуса; по краю струи для усталых икр.',
      },
      areaM2: 96,
      depthM: 1.2,
      heated: true,
      from: '07:00',
      to: '22:00',
    },
  ],
  rooms: [
    {
      id: 3601,
      category: 'STANDARD',
      name: { tr: 'Vadi odası', en: 'Valley room', de: 'Talzimmer', ru: 'Номер с видом на долину' },
      slug: { tr: 'vadi-odasi', en: 'valley-room', de: 'talzimmer', ru: 'nomer-s-vidom-na-dolinu' },
      text: {
        tr: '30 m², ikinci ile dördüncü kat arasında; balkondan portakal bahçeleri ve kanyonun ağzı görülür.',
        en: '30 square metres on the second to fourth floors; from the balcony, orange groves and the mouth of the canyon.',
        de: '30 Quadratmeter im zweiten bis vierten Stock; vom Balkon sieht man Orangenhaine und den Eingang der Schlucht.',
        ru: '30 м² на втором–четвёртом этажах; с балкона видны апельсиновые сады и вход в каньон.',
      },
      body: {
        tr: [
          'Dağ bu taraftadır ve yatak ona döner. Sabah ilk ışık zirveye 05.50 dolayında düşer, kırk dakikada vadinin dibine iner; perdeyi aralayıp havaya bakmak rota seçmenin yarısıdır.',
          'Girişte taş zemin, sırt çantası rafı ve kurutma borusu vardır. Masanın çekmecesinde 1:25.000 ölçekli harita ile bir düdük bulunur, ikisi de dönüşte geri konur.',
        ],
        en: [
          'The mountain is on this side and the bed faces it. First light strikes the top at about ten to six and takes forty minutes to reach the valley floor; a look through the curtain is half of choosing a route.',
          'Inside the door are a stone floor, a rack for rucksacks and a warm pipe for socks. The desk drawer holds a map at 1:25,000 and a whistle, both of which go back there.',
        ],
        de: [
          'Der Berg ist auf dieser Seite, und das Bett blickt ihn an. Gegen zehn vor sechs trifft das erste Licht den Gipfel und braucht vierzig Minuten bis zum Talgrund; ein Blick durch den Vorhang ist die halbe Tourenwahl.',
          'Hinter der Tür Steinboden, ein Gestell für Rucksäcke und ein warmes Rohr für Socken. In der Schublade liegen eine Karte 1:25.000 und eine Trillerpfeife, beide kommen wieder zurück.',
        ],
        ru: [
          'Гора с этой стороны, и кровать повёрнута к ней. Первый свет ложится на вершину около 5:50 и за сорок минут спускается на дно долины; взгляд за штору — половина выбора маршрута.',
          'У входа каменный пол, полка для рюкзаков и тёплая труба для носков. В ящике стола карта масштаба 1:25 000 и свисток; то и другое потом кладут на место.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Vadi ve dağ', en: 'Valley and mountain', de: 'Tal und Berg', ru: 'Долина и горы' },
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
        'desk',
        'carpet-free',
      ],
      picture: 'room',
    },
    {
      id: 3602,
      category: 'STANDARD',
      name: { tr: 'Çay kenarı odası', en: 'Streamside room', de: 'Zimmer am Bach', ru: 'Номер у речки' },
      slug: { tr: 'cay-kenari-odasi', en: 'streamside-room', de: 'zimmer-am-bach', ru: 'nomer-u-rechki' },
      text: {
        tr: '28 m², zemin katta; terasın altı metre ötesinden çay akar ve bütün gece konuşur.',
        en: '28 square metres on the ground floor; six metres from the terrace the stream runs by and talks all night.',
        de: '28 Quadratmeter im Erdgeschoss; sechs Meter vor der Terrasse fließt der Bach und redet die ganze Nacht.',
        ru: '28 м² на первом этаже; в шести метрах от террасы бежит речка и говорит всю ночь.',
      },
      body: {
        tr: [
          'Su sesi nisanda gür, eylülde fısıltıdır; sevmeyene vadi odası öneririz. Terasta taş bir yalak ve çamaşır ipi vardır, ıslak tişört iki saatte kurur. Gün boyu gölgede kalan bu oda ağustosta da serin kalır.',
          'Döşeme traverten, yataklar 200 santim uzunluğundadır. Bahçeye üç basamakla inilir, bot odasına kırk adım yürünür.',
        ],
        en: [
          'In April the water is loud, in September a whisper; if you would rather sleep without it, take a valley room. The terrace has a stone trough and a clothes line on which a shirt dries in two hours. Being shaded all day, the room keeps cool in August.',
          'The floor is travertine and the beds are 200 centimetres long. Three steps lead down to the garden; the boot room is forty paces away.',
        ],
        de: [
          'Im April ist das Wasser laut, im September ein Flüstern; wer lieber ohne schläft, nimmt ein Talzimmer. Auf der Terrasse stehen ein Steintrog und eine Wäscheleine, ein Hemd trocknet in zwei Stunden. Weil das Zimmer den ganzen Tag Schatten hat, bleibt es auch im August kühl.',
          'Der Boden ist Travertin, die Betten sind zwei Meter lang. Drei Stufen führen in den Garten, zum Stiefelraum sind es vierzig Schritte.',
        ],
        ru: [
          'В апреле вода шумит, в сентябре шепчет; кто спит без неё лучше, пусть берёт номер с видом на долину. На террасе каменное корыто и верёвка, футболка сохнет два часа. Тень здесь весь день, поэтому и в августе прохладно.',
          'Пол из травертина, кровати длиной 200 см. В сад ведут три ступени, до комнаты для ботинок сорок шагов.',
        ],
      },
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '2 tek kişilik yatak, 1 divan',
        en: '2 single beds, 1 daybed',
        de: '2 Einzelbetten, 1 Schlafliege',
        ru: '2 односпальные кровати, 1 кушетка',
      },
      view: { tr: 'Çay ve söğütler', en: 'Stream and willows', de: 'Bach und Weiden', ru: 'Речка и ивы' },
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
      id: 3603,
      category: 'STANDARD',
      name: { tr: 'Bisikletçi odası', en: 'Cyclist’s room', de: 'Radlerzimmer', ru: 'Номер велосипедиста' },
      slug: { tr: 'bisikletci-odasi', en: 'cyclists-room', de: 'radlerzimmer', ru: 'nomer-velosipedista' },
      text: {
        tr: '33 m², bisikletiyle uyumak isteyenler için; duvarda iki kanca, kapıda yıkama hortumu.',
        en: '33 square metres for people who sleep beside their bicycle: two wall mounts, and a hose by the door.',
        de: '33 Quadratmeter für Leute, die neben ihrem Rad schlafen: zwei Wandhalter und ein Schlauch vor der Tür.',
        ru: '33 м² для тех, кто спит рядом с велосипедом: два крепления на стене и шланг у двери.',
      },
      body: {
        tr: [
          'On sekiz oda, atölyenin üst katında, kendi rampasıyla. Kapı 110 santim genişliğindedir, gidon dönmeden girer. Duvardaki kancalar karbon kadroya zarar vermez; altındaki lastik paspas yağı tutar.',
          'Soğutucuda şişe yeri, duşun yanında ağır çamaşır için sepet vardır: akşam 20.00’de bırakılan forma sabah kapıdadır.',
        ],
        en: [
          'Eighteen rooms above the workshop, with a ramp of their own. The door is 110 centimetres wide and handlebars go through straight. The mounts are kind to carbon frames, and a rubber mat below catches the oil.',
          'The fridge holds bidons upright. Kit left in the basket by eight in the evening hangs washed on the door next morning.',
        ],
        de: [
          'Achtzehn Zimmer über der Werkstatt, mit eigener Rampe. Die Tür ist 110 Zentimeter breit, der Lenker passt gerade durch. Die Halter schonen Carbonrahmen, eine Gummimatte darunter fängt das Öl auf.',
          'Im Kühlschrank stehen Trinkflaschen aufrecht. Was bis acht Uhr abends im Korb liegt, hängt morgens gewaschen an der Tür.',
        ],
        ru: [
          'Восемнадцать номеров над мастерской, с собственным пандусом. Дверь шириной 110 см, руль проходит прямо. Крепления бережны к карбоновой раме, резиновый коврик под ними собирает масло.',
          'В холодильнике стоя помещаются фляги. Форма, оставленная в корзине до восьми вечера, утром висит на двери выстиранная.',
        ],
      },
      sizeM2: 33,
      maxAdults: 2,
      maxChildren: 0,
      beds: { tr: '2 tek kişilik yatak', en: '2 single beds', de: '2 Einzelbetten', ru: '2 односпальные кровати' },
      view: {
        tr: 'Atölye avlusu ve dağ',
        en: 'Workshop yard and mountain',
        de: 'Werkstatthof und Berg',
        ru: 'Двор мастерской и горы',
      },
      features: [
        'air-conditioning',
        'french-balcony',
        'step-free',
        'minibar',
        'espresso',
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
      id: 3604,
      category: 'FAMILY',
      name: {
        tr: 'Sırt çantası aile odası',
        en: 'Rucksack family room',
        de: 'Familienzimmer Rucksack',
        ru: 'Семейный номер «Рюкзак»',
      },
      slug: {
        tr: 'sirt-cantasi-aile-odasi',
        en: 'rucksack-family-room',
        de: 'familienzimmer-rucksack',
        ru: 'semeynyy-nomer-ryukzak',
      },
      text: {
        tr: '44 m²; ranzalı çocuk odası dağ barınağı gibi, kapıda dört boy sırt çantası.',
        en: '44 square metres, with a bunk room like a mountain hut and rucksacks in four sizes by the door.',
        de: '44 Quadratmeter; das Kinderzimmer wie eine Berghütte, an der Tür Rucksäcke in vier Größen.',
        ru: '44 м²; детская с двухъярусной кроватью, как горный приют, у двери рюкзаки четырёх размеров.',
      },
      body: {
        tr: [
          'Çocuk odası ladin kaplıdır, ranzanın her katında fener, cep ve küçük bir pencere vardır. Duvardaki çizgiler boyu değil, o hafta yürünen metreyi gösterir; 10.000’e ulaşan kendi adını yazar.',
          'Taşıma sırtlığı, yağmurluk ve 28 numaradan başlayan botlar ücretsiz ödünç verilir. Ebeveynin yatak odası sürgülü bir duvarla ayrılır.',
        ],
        en: [
          'The bunk room is lined with spruce, and each berth has a lamp, a pocket and a small window. The lines on the wall measure not height but metres walked that week; at 10,000 you write your name.',
          'Child carriers, capes and boots from size 28 are lent without charge. A sliding wall closes off the parents’ bedroom.',
        ],
        de: [
          'Das Kinderzimmer ist mit Fichte verkleidet, jede Koje hat Lampe, Tasche und ein kleines Fenster. Die Striche an der Wand messen nicht die Größe, sondern die Meter der Woche; bei 10.000 schreibt man seinen Namen dazu.',
          'Kraxen, Regencapes und Stiefel ab Größe 28 leihen wir kostenlos. Eine Schiebewand trennt das Schlafzimmer der Eltern ab.',
        ],
        ru: [
          'Детская обшита елью, на каждом ярусе фонарь, карман и окошко. Чёрточки на стене отмечают не рост, а метры, пройденные за неделю; кто дошёл до 10 000, пишет своё имя.',
          'Рюкзак-переноску, дождевики и ботинки с 28-го размера дадим бесплатно. Спальню родителей отделяет раздвижная стена.',
        ],
      },
      sizeM2: 44,
      maxAdults: 2,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 1 ranza',
        en: '1 double bed, 1 bunk bed',
        de: '1 Doppelbett, 1 Etagenbett',
        ru: '1 двуспальная и 1 двухъярусная кровать',
      },
      view: { tr: 'Bahçe ve su yolu', en: 'Garden and channel', de: 'Garten und Wasserrinne', ru: 'Сад и жёлоб' },
      features: [
        'air-conditioning',
        'balcony',
        'bunk-beds',
        'sliding-door',
        'shower',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'baby-cot',
      ],
      picture: 'family-room',
    },
    {
      id: 3605,
      category: 'FAMILY',
      name: {
        tr: 'İki kuşak odaları',
        en: 'Rooms for two generations',
        de: 'Zimmer für zwei Generationen',
        ru: 'Номера для двух поколений',
      },
      slug: {
        tr: 'iki-kusak-odalari',
        en: 'two-generation-rooms',
        de: 'zimmer-zwei-generationen',
        ru: 'nomera-dlya-dvuh-pokoleniy',
      },
      text: {
        tr: '62 m², kapıyla bağlı iki oda, iki banyo; biri yürüyenlere, biri onları bekleyenlere.',
        en: '62 square metres: two rooms with a door between, two bathrooms; one for those who walk, one for those who wait.',
        de: '62 Quadratmeter: zwei Zimmer mit Verbindungstür und zwei Bädern; eines für die, die gehen, eines für die, die warten.',
        ru: '62 м²: два номера с общей дверью, две ванные; один для тех, кто ходит, другой для тех, кто ждёт.',
      },
      body: {
        tr: [
          'Büyük oda dağa, küçük oda bahçeye bakar. Erken kalkanlar kendi kapılarından çıkar, kimse uyanmaz. Bahçe tarafında koltuk, ayak taburesi ve iyi bir okuma lambası vardır; büyükanneler burayı seçer.',
          'Banyolardan biri küvetlidir. Balkonlar bitişiktir, ikisinin arasına akşam dört kişilik masa kurulur.',
        ],
        en: [
          'The large room faces the mountain, the small one the garden. Early risers leave by their own door and wake nobody. On the garden side are an armchair, a footstool and a good lamp; grandmothers choose that one.',
          'One bathroom has a tub. The balconies adjoin, and in the evening a table for four is set across them.',
        ],
        de: [
          'Das große Zimmer blickt zum Berg, das kleine in den Garten. Frühaufsteher gehen durch ihre eigene Tür und wecken niemanden. Auf der Gartenseite stehen Sessel, Fußbank und eine gute Lampe; Großmütter nehmen dieses.',
          'Eines der Bäder hat eine Wanne. Die Balkone grenzen aneinander, abends steht dort ein Tisch für vier.',
        ],
        ru: [
          'Большой номер смотрит на гору, маленький в сад. Кто встаёт рано, выходит через свою дверь и никого не будит. С садовой стороны кресло, скамеечка для ног и хорошая лампа; бабушки выбирают этот.',
          'В одной из ванных комнат есть ванна. Балконы рядом, вечером на них накрывают стол на четверых.',
        ],
      },
      sizeM2: 62,
      maxAdults: 4,
      maxChildren: 1,
      beds: {
        tr: '1 çift kişilik, 2 tek kişilik yatak, 1 divan',
        en: '1 double bed, 2 single beds, 1 daybed',
        de: '1 Doppelbett, 2 Einzelbetten, 1 Schlafliege',
        ru: '1 двуспальная, 2 односпальные кровати, 1 кушетка',
      },
      view: { tr: 'Dağ ve bahçe', en: 'Mountain and garden', de: 'Berg und Garten', ru: 'Горы и сад' },
      features: [
        'air-conditioning',
        'balcony',
        'connecting-door',
        'two-bathrooms',
        'bathtub',
        'shower',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'carpet-free',
      ],
      picture: 'family-room',
    },
    {
      id: 3606,
      category: 'SUITE',
      name: { tr: 'Bahar karı süiti', en: 'Spring snow suite', de: 'Suite Firn', ru: 'Сьют «Весенний снег»' },
      slug: { tr: 'bahar-kari-suiti', en: 'spring-snow-suite', de: 'suite-firn', ru: 'syut-vesenniy-sneg' },
      text: {
        tr: '60 m², dalganın en yüksek noktasında; küvetten nisanda kar, diğer pencereden deniz görülür.',
        en: '60 square metres at the crest of the wave: in April you see snow from the bath and sea from the other window.',
        de: '60 Quadratmeter am höchsten Punkt der Welle: Im April sieht man von der Wanne Schnee, vom anderen Fenster das Meer.',
        ru: '60 м² на гребне волны: в апреле из ванны виден снег, из другого окна — море.',
      },
      body: {
        tr: [
          'Binada iki yöne birden bakan tek yer burasıdır, o yüzden dört süitin hepsi yan yanadır. Duvarlar koyu mavi, yün halı Çameli’nden. Dürbün yaban keçisi aramak içindir, sabah yedide şansınız vardır.',
          'Küvetin kenarında kuru lavanta ve iri tuz durur. Bahar yürüyüşçüleri mart sonunu sorar: badem biter, kar bitmez.',
        ],
        en: [
          'Only here does one room look both ways, which is why all four suites stand side by side. The walls are dark blue, the rug wool from Çameli. The binoculars are for wild goats; at seven in the morning you have a chance.',
          'Coarse salt and dried lavender stand beside the bath. Spring walkers ask for the end of March, when the almond blossom is over and the snow is not.',
        ],
        de: [
          'Nur hier blickt ein Zimmer in beide Richtungen, deshalb liegen alle vier Suiten nebeneinander. Die Wände sind dunkelblau, der Wollteppich kommt aus Çameli. Das Fernglas ist für Wildziegen; morgens um sieben stehen die Chancen gut.',
          'Neben der Wanne stehen grobes Salz und getrockneter Lavendel. Frühlingswanderer fragen nach Ende März: Die Mandelblüte ist vorbei, der Schnee noch nicht.',
        ],
        ru: [
          'Только здесь номер смотрит в обе стороны, поэтому все четыре сьюта стоят рядом. Стены тёмно-синие, шерстяной ковёр из Чамели. Бинокль нужен, чтобы искать диких коз; в семь утра шанс есть.',
          'У ванны крупная соль и сухая лаванда. Весенние путешественники просят конец марта: миндаль уже отцвёл, снег ещё лежит.',
        ],
      },
      sizeM2: 60,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 geniş çift kişilik yatak, 1 çekyat',
        en: '1 king-size bed, 1 sofa bed',
        de: '1 Kingsize-Bett, 1 Schlafsofa',
        ru: '1 кровать king-size, 1 диван-кровать',
      },
      view: { tr: 'Dağ ve deniz', en: 'Mountain and sea', de: 'Berg und Meer', ru: 'Горы и море' },
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
        'desk',
      ],
      picture: 'suite',
    },
    {
      id: 3607,
      category: 'DUPLEX',
      name: { tr: 'Rehber evi', en: 'The guide’s house', de: 'Haus des Bergführers', ru: 'Дом проводника' },
      slug: { tr: 'rehber-evi', en: 'guides-house', de: 'haus-des-bergfuehrers', ru: 'dom-provodnika' },
      text: {
        tr: '92 m², bahçenin ucunda iki katlı taş ev; altta ocak ve mutfak, üstte iki yatak odası.',
        en: '92 square metres: a stone house on two floors at the end of the garden, with hearth and kitchen below, two bedrooms above.',
        de: '92 Quadratmeter: ein zweistöckiges Steinhaus am Ende des Gartens, unten Herd und Küche, oben zwei Schlafzimmer.',
        ru: '92 м²: двухэтажный каменный дом в конце сада; внизу очаг и кухня, наверху две спальни.',
      },
      body: {
        tr: [
          'Otelden yaşlıdır: 1958’de bir portakalcı yaptı, sonra yıllarca dağa çıkanlara rehberlik eden oğlu oturdu. Duvarlar 60 santim, kapı alçaktır. Onun elle çizdiği rota hâlâ mutfağın duvarındadır ve doğrudur.',
          'Altı kişilik masa, ocak, iki banyo ve kendi bahçe kapısı vardır. Rehberlerimizden biri akşam üstü uğrayıp çay içer; istemezseniz kapıya bot koyun.',
        ],
        en: [
          'It is older than the hotel. An orange grower built it in 1958, and his son, who led people up the mountain for years, lived here after him. The walls are 60 centimetres thick and the door is low. A route drawn by his hand is still on the kitchen wall, and still right.',
          'There are a table for six, a fireplace, two bathrooms and a garden gate. One of our guides looks in for tea towards evening; if you would rather not, leave a boot outside the door.',
        ],
        de: [
          'Es ist älter als das Hotel. Ein Orangenbauer baute es 1958; nach ihm wohnte hier sein Sohn, der jahrelang Leute auf den Berg führte. Die Mauern sind 60 Zentimeter dick, die Tür ist niedrig. Eine Route von seiner Hand steht noch an der Küchenwand, und sie stimmt.',
          'Tisch für sechs, Kamin, zwei Bäder, eigenes Gartentor. Gegen Abend schaut einer unserer Führer auf einen Tee vorbei; wer das nicht möchte, stellt einen Stiefel vor die Tür.',
        ],
        ru: [
          'Он старше отеля. В 1958 году его построил садовод, потом здесь жил его сын, много лет водивший людей в горы. Стены толщиной 60 см, дверь низкая. Нарисованный его рукой маршрут до сих пор на стене кухни, и он верен.',
          'Стол на шестерых, камин, две ванные и своя калитка. Под вечер один из наших проводников заходит на чай; если не хочется, поставьте у двери ботинок.',
        ],
      },
      sizeM2: 92,
      maxAdults: 4,
      maxChildren: 2,
      beds: {
        tr: '1 çift kişilik yatak, 2 tek kişilik yatak, 2 divan',
        en: '1 double bed, 2 single beds, 2 daybeds',
        de: '1 Doppelbett, 2 Einzelbetten, 2 Schlafliegen',
        ru: '1 двуспальная, 2 односпальные кровати, 2 кушетки',
      },
      view: {
        tr: 'Portakal bahçesi ve dağ',
        en: 'Orange grove and mountain',
        de: 'Orangenhain und Berg',
        ru: 'Апельсиновый сад и горы',
      },
      features: [
        'air-conditioning',
        'terrace',
        'fireplace',
        'kitchenette',
        'two-bathrooms',
        'bathtub',
        'rain-shower',
        'espresso',
        'minibar',
        'safe',
        'bathrobe',
        'wifi',
        'iron',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 3651,
      group: 'MAIN',
      name: { tr: 'Vadi Ağzı', en: 'Valley Mouth', de: 'Talmündung', ru: 'Устье' },
      slug: {
        tr: 'vadi-agzi-ana-restoran',
        en: 'valley-mouth-restaurant',
        de: 'restaurant-talmuendung',
        ru: 'restoran-ustye',
      },
      text: {
        tr: 'Dağa bakan uzun salon; 05.30’da yulaf ve yumurta, akşam baklagil ve fırın.',
        en: 'A long room facing the mountain: oats and eggs at half past five, pulses and the oven at night.',
        de: 'Ein langer Saal zum Berg: um halb sechs Hafer und Eier, abends Hülsenfrüchte und Ofengerichte.',
        ru: 'Длинный зал с видом на гору: в полшестого овсянка и яйца, вечером бобовые и блюда из печи.',
      },
      body: {
        tr: [
          'Büfe ikiye ayrılır: yürüyecekler ve oturacaklar. Birincide tahin, yulaf, haşlanmış patates, tuzlu ayran; ikincide kalan her şey. Aradan geçmek serbesttir.',
          'Akşam yemeği 18.00’de başlar, çünkü dağdan inen 20.00’yi beklemez. Tepsilerin yanında porsiyonun enerjisi değil, kaç kilometreye yettiği yazar.',
        ],
        en: [
          'The buffet has two halves, for those who will walk and for those who will sit. The first has tahini, oats, boiled potatoes and salted ayran, the second everything else. You may cross over.',
          'Dinner begins at six, since people off the mountain do not wait until eight. Beside each tray a card says how many kilometres a helping is good for.',
        ],
        de: [
          'Das Buffet hat zwei Hälften: für die, die gehen, und für die, die sitzen. Auf der ersten stehen Tahin, Hafer, gekochte Kartoffeln und salziger Ayran, auf der zweiten alles andere. Überlaufen ist erlaubt.',
          'Abendessen gibt es ab sechs, denn wer vom Berg kommt, wartet nicht bis acht. Auf den Schildern steht, für wie viele Kilometer eine Portion reicht.',
        ],
        ru: [
          'Стол поделён надвое: для тех, кто пойдёт, и для тех, кто посидит. На первом тахини, овсянка, варёный картофель и солёный айран, на втором всё остальное. Переходить разрешается.',
          'Ужин с шести: кто спустился с горы, до восьми не ждёт. На табличках указано, на сколько километров хватит порции.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '05:30', to: '10:00' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '18:00', to: '21:30' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '380', en: '380', de: '380', ru: '380' },
        },
      ],
      picture: 'breakfast',
    },
    {
      id: 3652,
      group: 'ALACARTE',
      name: { tr: 'Oluk', en: 'Oluk, the spring', de: 'Oluk, die Quelle', ru: 'Олук, «Родник»' },
      slug: { tr: 'oluk-restoran', en: 'oluk-spring-restaurant', de: 'restaurant-oluk', ru: 'restoran-oluk' },
      text: {
        tr: 'Alabalık, tereyağı, ceviz ve su teresi; masaların arasından taş oluk akar.',
        en: 'Trout, butter, walnuts and watercress, with a stone channel running between the tables.',
        de: 'Forelle, Butter, Walnüsse und Brunnenkresse; zwischen den Tischen läuft eine Steinrinne.',
        ru: 'Форель, масло, грецкий орех и кресс-салат; между столами бежит вода.',
      },
      body: {
        tr: [
          'Balık Ulupınar’ın çiftliğinden canlı gelir ve akşama kadar olukta bekler. Üç biçimde pişer: kiremitte, asma yaprağında, ya da yalnızca tereyağında. Şef Kadir Usta üçüncüsünü önerir ve haklıdır.',
        ],
        en: [
          'The fish come alive from a farm at Ulupınar and wait in the channel until evening. They are cooked in three ways: on a tile, in vine leaves or simply in butter. Kadir, who runs the kitchen, recommends the third, and he is right.',
        ],
        de: [
          'Die Fische kommen lebend von einer Zucht in Ulupınar und warten bis zum Abend in der Rinne. Es gibt sie auf drei Arten: auf dem Ziegel, im Weinblatt oder einfach in Butter. Küchenchef Kadir empfiehlt die dritte und hat recht.',
        ],
        ru: [
          'Рыбу привозят живой из хозяйства в Улупынаре, до вечера она ждёт в жёлобе. Готовят её тремя способами: на черепице, в виноградных листьях или просто в масле. Шеф Кадир советует третий, и он прав.',
        ],
      },
      hours: [{ from: '18:30', to: '21:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '52', en: '52', de: '52', ru: '52' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: {
            tr: 'Aynı gün 15.00’e kadar',
            en: 'By three the same day',
            de: 'Am selben Tag bis 15 Uhr',
            ru: 'В тот же день до 15:00',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3653,
      group: 'ALACARTE',
      name: { tr: 'Çoban Ateşi', en: 'Shepherd’s Fire', de: 'Hirtenfeuer', ru: 'Пастуший костёр' },
      slug: { tr: 'coban-atesi', en: 'shepherds-fire', de: 'hirtenfeuer', ru: 'pastushiy-kostyor' },
      text: {
        tr: 'Açık havada altı saat pişen oğlak, güveç ve sacda ekmek; battaniyeyle oturulur.',
        en: 'Kid roasted for six hours in the open, stews and bread from the griddle; blankets provided.',
        de: 'Sechs Stunden im Freien gegartes Zicklein, Schmortöpfe, Brot vom Blech; Decken liegen bereit.',
        ru: 'Козлёнок, шесть часов томившийся под открытым небом, горшочки и хлеб с железного листа; пледы на стульях.',
      },
      body: {
        tr: [
          'Ateş öğlen yakılır, et ikindide taşın altına girer; kokusu dönen yürüyüşçüleri kapıda yakalar. Etsiz yiyenler için aynı küllerde patlıcan, mısır ve pancar pişer. Yalnız salı, perşembe ve cumartesi.',
        ],
        en: [
          'The fire is lit at noon and the meat goes under its stone in the early afternoon; the smell meets walkers at the gate. For those who eat no meat, aubergines, maize and beetroot cook in the same ashes. Tuesdays, Thursdays and Saturdays only.',
        ],
        de: [
          'Mittags wird das Feuer gemacht, am frühen Nachmittag kommt das Fleisch unter den Stein; der Duft fängt die Wanderer am Tor ab. Für alle, die kein Fleisch essen, garen Auberginen, Mais und Rote Bete in derselben Asche. Nur dienstags, donnerstags und samstags.',
        ],
        ru: [
          'Огонь разводят в полдень, после обеда мясо уходит под камень; запах встречает путников у ворот. Для тех, кто мяса не ест, в той же золе пекут баклажаны, кукурузу и свёклу. Только по вторникам, четвергам и субботам.',
        ],
      },
      hours: [{ from: '19:00', to: '22:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '72', en: '72', de: '72', ru: '72' },
        },
        {
          label: { tr: 'Günler', en: 'Days', de: 'Tage', ru: 'Дни' },
          value: { tr: 'Salı, perşembe, cumartesi', en: 'Tue, Thu, Sat', de: 'Di, Do, Sa', ru: 'Вт, чт, сб' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 3654,
      group: 'ALACARTE',
      name: { tr: 'Sıfır Metre', en: 'Zero Metres', de: 'Null Meter', ru: 'Нулевая отметка' },
      slug: { tr: 'sifir-metre', en: 'zero-metres', de: 'null-meter', ru: 'nulevaya-otmetka' },
      text: {
        tr: 'Bütün rotaların ölçüldüğü yerde, sahilde balık: deniz seviyesi 0, sandalye 0,45.',
        en: 'Fish on the beach at the point from which all routes are measured: sea level 0, chair 0.45.',
        de: 'Fisch am Strand, dort, wo alle Höhen beginnen: Meeresspiegel 0, Stuhl 0,45.',
        ru: 'Рыба на берегу, откуда считают все высоты: уровень моря 0, стул 0,45.',
      },
      body: {
        tr: [
          'Duvarın dibindeki pirinç çivi otelin rakım sıfırıdır; tahtadaki çıkışlar buradan sayılır. Menü kısadır: meze tepsisi, günün balığı, ızgara ahtapot, portakallı irmik. Günbatımı dağın ardında kalır, ama deniz bir saat pembe durur.',
        ],
        en: [
          'The brass nail at the foot of the wall is the hotel’s zero, from which the climbs on the board are counted. The menu is short: a tray of meze, the day’s fish, grilled octopus, semolina with orange. The sun sets behind the mountain, and the sea stays pink for an hour after.',
        ],
        de: [
          'Der Messingnagel am Fuß der Mauer ist unser Nullpunkt, von ihm aus zählt die Tafel die Anstiege. Die Karte ist kurz: Meze, Fisch des Tages, gegrillter Oktopus, Grieß mit Orange. Die Sonne geht hinter dem Berg unter, das Meer bleibt noch eine Stunde rosa.',
        ],
        ru: [
          'Латунный гвоздь у основания стены — наш ноль, от него на доске считают подъёмы. Меню короткое: поднос мезе, рыба дня, осьминог на гриле, манная халва с апельсином. Солнце садится за гору, но море ещё час стоит розовым.',
        ],
      },
      hours: [
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '12:30', to: '16:00' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '19:00', to: '22:30' },
      ],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '66', en: '66', de: '66', ru: '66' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Akşam için gerekli', en: 'Needed for dinner', de: 'Abends nötig', ru: 'Нужно на ужин' },
        },
      ],
      picture: 'beach',
    },
    {
      id: 3655,
      group: 'BAR',
      name: { tr: 'Bilek Boyu', en: 'Ankle Deep', de: 'Knöcheltief', ru: 'По щиколотку' },
      slug: { tr: 'bilek-boyu-bar', en: 'ankle-deep-bar', de: 'bar-knoecheltief', ru: 'bar-po-shchikolotku' },
      text: {
        tr: 'Su yolunun iki yanında taş sıralar; ayaklar 14 derecede, içecek elde.',
        en: 'Stone benches on both sides of the channel: feet at 14 degrees, a drink in hand.',
        de: 'Steinbänke zu beiden Seiten der Rinne: die Füße bei 14 Grad, das Glas in der Hand.',
        ru: 'Каменные скамьи по обе стороны жёлоба: ноги в воде 14 градусов, в руке стакан.',
      },
      body: {
        tr: [
          'Öğlen ayran ve soğuk çorba, akşam nar ekşili soda, yerel bira, Elmalı şarabı. Bardaklar taşın üstündeki oyuğa oturur, devrilmez. En uzun kalan için bir kum saati vardır; rekor 41 dakikadır ve önermeyiz.',
        ],
        en: [
          'Ayran and cold soup at noon; in the evening soda with pomegranate syrup, local beer and wine from Elmalı. Glasses sit in hollows cut into the stone. For the stubborn there is an hourglass. The record is 41 minutes, which we do not recommend.',
        ],
        de: [
          'Mittags Ayran und kalte Suppe, abends Soda mit Granatapfelsirup, Bier aus der Gegend und Wein aus Elmalı. Die Gläser stehen in Mulden im Stein. Für Hartnäckige gibt es eine Sanduhr. Der Rekord liegt bei 41 Minuten, empfehlen können wir ihn nicht.',
        ],
        ru: [
          'В полдень айран и холодный суп, вечером содовая с гранатовым сиропом, местное пиво и вино из Эльмалы. Стаканы стоят в углублениях камня. Для упрямых есть песочные часы. Рекорд — 41 минута, и мы его не советуем.',
        ],
      },
      hours: [{ from: '11:00', to: '23:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '80', en: '80', de: '80', ru: '80' },
        },
      ],
      picture: 'bar',
    },
    {
      id: 3656,
      group: 'SNACK',
      name: { tr: 'Zincir', en: 'The Chain', de: 'Kette', ru: 'Цепь' },
      slug: { tr: 'zincir-bisiklet-kafesi', en: 'chain-cycle-cafe', de: 'radcafe-kette', ru: 'velokafe-tsep' },
      text: {
        tr: 'Atölyenin kafesi: çift espresso, muzlu ekmek, pompanın yanında su.',
        en: 'The workshop café: double espresso, banana bread, and a water tap beside the pump.',
        de: 'Das Café der Werkstatt: doppelter Espresso, Bananenbrot, Wasser neben der Luftpumpe.',
        ru: 'Кафе при мастерской: двойной эспрессо, банановый хлеб, вода рядом с насосом.',
      },
      body: {
        tr: [
          'Masalar eski tekerlek göbeklerinin üstüne oturur. Sabah altıda açılır; grup sürüşü altı buçukta kapıdan kalkar, hızı en yavaş pedala göredir. Yumuşak lastikle gelenin kahvesi, tamir bitene kadar hazırdır.',
        ],
        en: [
          'The tables stand on old wheel hubs. It opens at six; the group ride leaves at half past, at the pace of its slowest pair of legs. If you come in with a flat, the coffee is ready before the tyre is.',
        ],
        de: [
          'Die Tische stehen auf alten Radnaben. Offen ab sechs; die Gruppe fährt um halb sieben los, im Tempo der langsamsten Beine. Wer mit Plattfuß kommt: Der Kaffee ist fertig, bevor der Reifen es ist.',
        ],
        ru: [
          'Столы стоят на старых втулках. Открывается в шесть; в половине седьмого выезжает группа, в темпе самых медленных ног. Если вы пришли с проколом, кофе будет готов раньше колеса.',
        ],
      },
      hours: [{ from: '06:00', to: '18:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '34', en: '34', de: '34', ru: '34' },
        },
      ],
      picture: 'coffee',
    },
    {
      id: 3657,
      group: 'PATISSERIE',
      name: { tr: 'Zirve Defteri', en: 'The Summit Book', de: 'Gipfelbuch', ru: 'Книга вершин' },
      slug: {
        tr: 'zirve-defteri-pastane',
        en: 'summit-book-patisserie',
        de: 'konditorei-gipfelbuch',
        ru: 'konditerskaya-kniga-vershin',
      },
      text: {
        tr: 'Portakallı kek ve çay; yanında, bir tepeye çıkanların yazdığı defter.',
        en: 'Orange cake and tea, beside the book in which everyone who reached a top has written.',
        de: 'Orangenkuchen und Tee, dazu das Buch, in das alle schreiben, die oben waren.',
        ru: 'Апельсиновый кекс и чай, а рядом книга, где расписались все, кто дошёл до вершины.',
      },
      body: {
        tr: [
          '2012’den beri on bir defter doldu; ilk sayfada 74 yaşında bir kadının tek cümlesi var: “Yavaş çıktım, iyi ettim.” Kekin portakalı karşıdaki bahçedendir. Zirveye çıkmayan da yer, yalnızca yazmaz.',
        ],
        en: [
          'Eleven volumes have been filled since 2012. On the first page is one line by a woman of 74: “I went up slowly and was right to.” The oranges in the cake come from across the road. You may eat without having climbed; you just may not write.',
        ],
        de: [
          'Seit 2012 sind elf Bände voll. Auf der ersten Seite steht ein Satz einer Frau von 74 Jahren: „Ich bin langsam gegangen, und das war richtig.“ Die Orangen im Kuchen wachsen gegenüber. Essen darf auch, wer nicht oben war, nur schreiben nicht.',
        ],
        ru: [
          'С 2012 года заполнено одиннадцать томов. На первой странице одна строка, её написала женщина 74 лет: «Шла медленно и правильно сделала». Апельсины для кекса растут через дорогу. Есть можно и без восхождения, нельзя только писать.',
        ],
      },
      hours: [{ from: '10:00', to: '21:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Места' },
          value: { tr: '48', en: '48', de: '48', ru: '48' },
        },
      ],
      picture: 'dessert',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Kulüp çayın kıyısında, üç yanı açık bir ahşap çatıdır; yağmurda perdeler iner. İçeride 6 metrelik tırmanma duvarı, marangoz tezgâhı ve bir taş koleksiyonu vardır. Ebeveyn bütün gün dağdaysa çocuk öğle yemeğini kulüpte yer.',
      ],
      en: [
        'The club is a timber roof by the stream, open on three sides, with curtains for rain. Under it are a climbing wall of six metres, a carpenter’s bench and a collection of stones. When parents are on the mountain all day, children have lunch here.',
      ],
      de: [
        'Der Club ist ein Holzdach am Bach, an drei Seiten offen, bei Regen fallen die Planen. Darunter eine sechs Meter hohe Kletterwand, eine Werkbank und eine Steinsammlung. Sind die Eltern den ganzen Tag am Berg, essen die Kinder hier zu Mittag.',
      ],
      ru: [
        'Клуб — деревянный навес у речки, открытый с трёх сторон, на случай дождя есть шторы. Под ним скалодром высотой шесть метров, верстак и коллекция камней. Если родители весь день в горах, дети обедают здесь.',
      ],
    },
    groups: [
      {
        name: { tr: 'Oğlaklar', en: 'Little goats', de: 'Zicklein', ru: 'Козлята' },
        ages: { tr: '4–6 yaş', en: 'Ages 4–6', de: '4–6 Jahre', ru: '4–6 лет' },
        text: {
          tr: 'Taş boyama, sığ suda baraj kurma, 400 metrelik ilk rota.',
          en: 'Painted stones, dams in the shallows, a first route of 400 metres.',
          de: 'Steine bemalen, Dämme im flachen Wasser, die erste Route: 400 Meter.',
          ru: 'Роспись камней, плотины на мелководье, первый маршрут в 400 метров.',
        },
        from: '09:00',
        to: '17:00',
      },
      {
        name: { tr: 'Semenderler', en: 'Salamanders', de: 'Salamander', ru: 'Саламандры' },
        ages: { tr: '7–9 yaş', en: 'Ages 7–9', de: '7–9 Jahre', ru: '7–9 лет' },
        text: {
          tr: 'Düğüm, harita okuma, alçak duvarda tırmanış, iz kalıbı dökme.',
          en: 'Knots, map reading, low climbing, plaster casts of tracks.',
          de: 'Knoten, Kartenlesen, niedriges Klettern, Spuren in Gips gießen.',
          ru: 'Узлы, чтение карты, скалолазание невысоко, слепки следов.',
        },
        from: '09:00',
        to: '17:30',
      },
      {
        name: { tr: 'İp takımı', en: 'The rope team', de: 'Die Seilschaft', ru: 'Связка' },
        ages: { tr: '10–14 yaş', en: 'Ages 10–14', de: '10–14 Jahre', ru: '10–14 лет' },
        text: {
          tr: 'Kanyonun ilk iki kilometresi, lastik yamama, haftada bir çadır gecesi.',
          en: 'The first two kilometres of the canyon, mending tyres, one night a week in tents.',
          de: 'Die ersten zwei Kilometer der Schlucht, Reifen flicken, eine Zeltnacht pro Woche.',
          ru: 'Первые два километра каньона, ремонт камер, раз в неделю ночь в палатках.',
        },
        from: '08:00',
        to: '18:00',
      },
    ],
    safety: {
      tr: [
        'Duvarda her çocuk kasklı ve emniyet iplidir; bir eğitmen en çok dört çocuğa bakar',
        'Çay kenarındaki oyun alanında su diz boyunu geçmez ve çitle çevrilidir',
        'Otelden çıkan grupta iki rehber, telsiz ve ilk yardım çantası bulunur',
        'Hava uyarısı geldiğinde kanyon yürüyüşü yapılmaz, program kulüpte sürer',
      ],
      en: [
        'On the wall every child wears a helmet and a rope; one instructor has four at most',
        'The play area by the stream is fenced, and its water below the knee',
        'Groups leaving the hotel have two guides, a radio and a first-aid kit',
        'When a weather warning is out nobody goes into the canyon; we stay at the club',
      ],
      de: [
        'An der Wand trägt jedes Kind Helm und Seil; auf einen Trainer kommen höchstens vier',
        'Der Spielplatz am Bach ist eingezäunt, das Wasser reicht nicht bis zum Knie',
        'Gruppen außer Haus haben zwei Führer, Funkgerät und Verbandskasten dabei',
        'Bei Wetterwarnung geht niemand in die Schlucht, das Programm bleibt im Club',
      ],
      ru: [
        'На скалодроме все дети в касках и со страховкой; на инструктора не больше четырёх',
        'Площадка у речки огорожена, вода там ниже колена',
        'С группой вне отеля идут два проводника с рацией и аптечкой',
        'При штормовом предупреждении в каньон не ходят, программа остаётся в клубе',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'Spa kaslar için kuruldu: 940 m², dokuz bakım odası, üç farklı sıcaklıkta su. Terapistlerin dördü spor masajı eğitimlidir ve sorunun baldırda mı omuzda mı olduğunu yürüyüşünüzden anlar. Öğleden sonra 14.00–17.00 arası botla gelenler önceliklidir.',
      ],
      en: [
        'The spa was made for muscles: 940 square metres, nine treatment rooms and water at three temperatures. Four of the therapists are trained in sports massage and can tell calf from shoulder by the way you come in. From two to five, people just off the path go first.',
      ],
      de: [
        'Das Spa ist für Muskeln gebaut: 940 Quadratmeter, neun Behandlungsräume, Wasser in drei Temperaturen. Vier Therapeuten haben Sportmassage gelernt und sehen schon am Gang, ob es die Wade ist oder die Schulter. Von zwei bis fünf hat Vorrang, wer gerade vom Weg kommt.',
      ],
      ru: [
        'Спа устроено для мышц: 940 м², девять кабинетов и вода трёх температур. Четверо мастеров обучены спортивному массажу и по вашей походке видят, икры это или плечи. С двух до пяти вперёд пропускают тех, кто только что с тропы.',
      ],
    },
    hours: [{ from: '09:00', to: '21:30' }],
    treatments: [
      {
        id: 36001,
        title: { tr: 'Baldır ve taban', en: 'Calf and sole', de: 'Wade und Sohle', ru: 'Икры и стопы' },
        text: {
          tr: 'Arnika yağı, derin basınç, sonra serin havlu.',
          en: 'Arnica oil, deep pressure, then a cool towel.',
          de: 'Arnikaöl, tiefer Druck, dann ein kühles Tuch.',
          ru: 'Масло арники, глубокое давление, затем прохладное полотенце.',
        },
        minutes: 40,
      },
      {
        id: 36002,
        title: {
          tr: 'Sırt çantası sırtı',
          en: 'The rucksack back',
          de: 'Der Rucksackrücken',
          ru: 'Спина после рюкзака',
        },
        text: {
          tr: 'Kürek kemikleri ve boyun için yavaş, sıcak çalışma.',
          en: 'Slow, warm work on shoulder blades and neck.',
          de: 'Langsame, warme Arbeit an Schulterblättern und Nacken.',
          ru: 'Медленный тёплый массаж лопаток и шеи.',
        },
        minutes: 50,
      },
      {
        id: 36003,
        title: {
          tr: '61 kilometre',
          en: 'Sixty-one kilometres',
          de: 'Einundsechzig Kilometer',
          ru: 'Шестьдесят один километр',
        },
        text: {
          tr: 'Uzun rotadan dönen bisikletçiye bacak boşaltma ve esneme.',
          en: 'Leg drainage and stretching after the long ride.',
          de: 'Beine ausstreichen und dehnen nach der langen Tour.',
          ru: 'Лимфодренаж ног и растяжка после длинного заезда.',
        },
        minutes: 70,
      },
      {
        id: 36004,
        title: { tr: 'Sıcak–soğuk geçiş', en: 'Hot and cold', de: 'Heiß und kalt', ru: 'Тепло и холод' },
        text: {
          tr: '39 ile 14 derece arasında üç tur, görevliyle.',
          en: 'Three rounds between 39 and 14 degrees, with an attendant.',
          de: 'Drei Runden zwischen 39 und 14 Grad, mit Begleitung.',
          ru: 'Три круга между 39 и 14 градусами, с сопровождением.',
        },
        minutes: 30,
      },
      {
        id: 36005,
        title: {
          tr: 'Portakal kabuğu kesesi',
          en: 'Orange-peel scrub',
          de: 'Orangenschalenpeeling',
          ru: 'Пилинг с апельсиновой цедрой',
        },
        text: {
          tr: 'Komşu bahçenin kabuğu, iri tuz, zeytinyağı.',
          en: 'Peel from the grove next door, coarse salt, olive oil.',
          de: 'Schalen aus dem Hain nebenan, grobes Salz, Olivenöl.',
          ru: 'Цедра из соседнего сада, крупная соль, оливковое масло.',
        },
        minutes: 35,
      },
      {
        id: 36006,
        title: {
          tr: 'Yürümeyenin masajı',
          en: 'For those who stayed',
          de: 'Für die Daheimgebliebenen',
          ru: 'Для тех, кто остался',
        },
        text: {
          tr: 'Bütün vücut, aceleye getirmeden; gerekçe sorulmaz.',
          en: 'The whole body, unhurried; no reasons asked.',
          de: 'Der ganze Körper, in Ruhe; Gründe muss man nicht nennen.',
          ru: 'Всё тело, без спешки; причин не спрашиваем.',
        },
        minutes: 60,
      },
    ],
    facilities: [
      {
        title: { tr: 'Üç kuyu', en: 'Three wells', de: 'Drei Brunnen', ru: 'Три колодца' },
        text: {
          tr: '39, 24 ve 14 derecede üç taş kuyu.',
          en: 'Three stone basins at 39, 24 and 14 degrees.',
          de: 'Drei Steinbecken mit 39, 24 und 14 Grad.',
          ru: 'Три каменные чаши: 39, 24 и 14 градусов.',
        },
      },
      {
        title: { tr: 'Ladin saunası', en: 'Spruce sauna', de: 'Fichtensauna', ru: 'Еловая сауна' },
        text: {
          tr: '85 derece, penceresi kanyon yönüne açık.',
          en: '85 degrees, with its window towards the canyon.',
          de: '85 Grad, das Fenster zur Schlucht hin.',
          ru: '85 градусов, окно в сторону каньона.',
        },
      },
      {
        title: { tr: 'Esneme salonu', en: 'Stretching room', de: 'Dehnraum', ru: 'Зал растяжки' },
        text: {
          tr: 'Yer minderi, duvar merdiveni, 17.00’de herkese açık ders.',
          en: 'Mats, wall bars and an open class at five.',
          de: 'Matten, Sprossenwand, um fünf ein Kurs für alle.',
          ru: 'Маты, шведская стенка, в пять занятие для всех.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Salonlar dalganın deniz ucundadır. Toplantıları yürüyerek yapmak isteyenler için dört kilometrelik düz bir rota ve on iki taşınabilir tabure vardır; kararların çoğu üçüncü kilometrede alınır.',
      ],
      en: [
        'The rooms are at the seaward end of the wave. For those who would rather meet on foot there is a level route of four kilometres, with twelve folding stools; most decisions fall in the third.',
      ],
      de: [
        'Die Räume liegen am meerseitigen Ende der Welle. Wer lieber im Gehen tagt, nimmt die ebene Route von vier Kilometern und zwölf Klapphocker mit; die meisten Beschlüsse fallen auf dem dritten.',
      ],
      ru: [
        'Залы — в морском конце волны. Для тех, кому лучше думается на ходу, есть ровный маршрут в четыре километра и двенадцать складных табуретов; большинство решений принимают на третьем.',
      ],
    },
    halls: [
      { name: 'Patika', areaM2: 320, heightM: 4.4, theatre: 290, classroom: 160, banquet: 200 },
      { name: 'Geçit', areaM2: 136, heightM: 3.6, theatre: 110, classroom: 66, banquet: 80 },
      { name: 'Obruk', areaM2: 52, heightM: 3.2, theatre: 40, classroom: 24, banquet: 28 },
    ],
  },
  shopping: {
    tr: [
      'Lobideki tek dükkân bir dağ dükkânıdır: yün çorap, baton ucu, iç lastik, su arıtma tableti, güneş kremi. Bot satılmaz; yeni botla dağa çıkılmasını istemiyoruz. Köyün perşembe pazarı 900 metre ötede, portakal ve keçi peyniri içindir.',
    ],
    en: [
      'The one shop in the lobby is for the hills: wool socks, tips for poles, inner tubes, water tablets, sun cream. It sells no boots, because nobody should go up in new ones. The village market, 900 metres off on Thursdays, is for oranges and goat’s cheese.',
    ],
    de: [
      'Der einzige Laden in der Halle ist ein Bergladen: Wollsocken, Stockspitzen, Schläuche, Wassertabletten, Sonnencreme. Stiefel verkauft er nicht, denn mit neuen soll niemand hinauf. Für Orangen und Ziegenkäse gibt es donnerstags den Dorfmarkt, 900 Meter entfernt.',
    ],
    ru: [
      'Единственный магазин в лобби — для гор: шерстяные носки, наконечники для палок, камеры, таблетки для воды, крем от солнца. Ботинок нет: в новых наверх ходить не стоит. За апельсинами и козьим сыром — на деревенский рынок по четвергам, до него 900 метров.',
    ],
  },
  philosophy: {
    tr: [
      'Dağı biz yapmadık, biz yalnızca kapıyı erken açıyoruz. İyi bir yürüyüş otelinin işi önce kuru bot, sonra doğru harita, sonra sıcak çorbadır; mermer bundan sonra gelir, gelmezse de olur.',
      'Patikayı kullanan onu onarır. Her ekimde ekip ve isteyen misafirler üç gün Likya Yolu’nun işaretlerini boyar; 2024’te 23 kilometre bitti. Rehberlerin dördü de bu vadide doğdu.',
    ],
    en: [
      'We did not make the mountain; we only open the door early. A good walking hotel owes its guests dry boots first, then a true map, then hot soup. Marble comes after that, or not at all.',
      'Whoever uses a path should mend it. For three days each October our people, and any guests who like, repaint the marks of the Lycian Way; in 2024 they did 23 kilometres. All four of our guides were born in this valley.',
    ],
    de: [
      'Den Berg haben nicht wir gemacht, wir schließen nur früh auf. Ein gutes Wanderhotel schuldet seinen Gästen zuerst trockene Stiefel, dann eine richtige Karte, dann heiße Suppe. Marmor kommt danach, oder gar nicht.',
      'Wer einen Weg benutzt, soll ihn pflegen. Drei Tage im Oktober malen unsere Leute, und wer von den Gästen mag, die Zeichen des Lykischen Wegs nach; 2024 waren es 23 Kilometer. Alle vier Führer sind in diesem Tal geboren.',
    ],
    ru: [
      'Гору создали не мы, мы лишь рано открываем дверь. Хороший отель для тех, кто ходит, должен дать сухие ботинки, потом верную карту, потом горячий суп. Мрамор — после, а можно и без него.',
      'Кто пользуется тропой, тот её и чинит. Три дня в октябре сотрудники и все желающие гости подкрашивают метки Ликийской тропы; в 2024-м прошли 23 километра. Все четыре проводника родились в этой долине.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-key', year: 2024 },
    { code: 'sustainable-tourism', year: 2025 },
    { code: 'iso-14001', year: 2025 },
    { code: 'iso-45001', year: 2024 },
    { code: 'zero-waste', year: 2023 },
  ],
  stories: [
    {
      title: { tr: 'Kanyona kadar', en: 'Up to the canyon', de: 'Bis zur Schlucht', ru: 'До каньона' },
      pictures: ['breakfast', 'mountain', 'sport', 'garden'],
    },
    {
      title: { tr: 'Dağdan dönünce', en: 'Back down', de: 'Wieder unten', ru: 'Обратно вниз' },
      pictures: ['pool', 'spa', 'dessert', 'grill', 'terrace'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Kanyon yürüyüşü için deneyim gerekir mi?',
        en: 'Do we need experience for the canyon?',
        de: 'Braucht man Erfahrung für die Schlucht?',
        ru: 'Нужен ли опыт для каньона?',
      },
      answer: {
        tr: 'İlk iki kilometre için hayır. Son bölüm kask ve yelekle, rehber eşliğinde geçilir.',
        en: 'Not for the first two kilometres. The last stretch is done with helmet, vest and a guide.',
        de: 'Für die ersten zwei Kilometer nicht. Das letzte Stück geht nur mit Helm, Weste und Führer.',
        ru: 'Для первых двух километров — нет. Последний участок проходят в каске, жилете и с проводником.',
      },
    },
    {
      question: {
        tr: 'Kendi bisikletimizi getirebilir miyiz?',
        en: 'May we bring our own bicycles?',
        de: 'Können wir eigene Räder mitbringen?',
        ru: 'Можно приехать со своими велосипедами?',
      },
      answer: {
        tr: 'Evet. Havalimanından kutusuyla alırız, atölyede kurulur ve dönüşte yeniden paketlenir.',
        en: 'Yes. We collect them boxed at the airport, and the workshop builds them up and packs them again.',
        de: 'Ja. Wir holen sie im Karton vom Flughafen ab, die Werkstatt baut sie auf und packt sie wieder ein.',
        ru: 'Да. Заберём коробку из аэропорта, в мастерской соберут, а перед отъездом снова упакуют.',
      },
    },
    {
      question: {
        tr: 'Yürümeyen biri sıkılır mı?',
        en: 'Will someone who doesn’t walk be bored?',
        de: 'Langweilt sich, wer nicht wandert?',
        ru: 'Не заскучает ли тот, кто не ходит?',
      },
      answer: {
        tr: 'Sanmıyoruz: gölet, su yolu, spa ve 350 metre ötede deniz var. Öğlene kadar otel onundur.',
        en: 'We think not: there are the pond, the channel, the spa and the sea. Until noon the house is theirs.',
        de: 'Wohl kaum: Es gibt Teich, Rinne, Spa und Meer. Bis Mittag gehört ihm das Haus allein.',
        ru: 'Думаем, нет: пруд, жёлоб, спа и море в 350 метрах. До полудня весь отель его.',
      },
    },
    {
      question: {
        tr: 'Yürümek için en iyi aylar hangileri?',
        en: 'Which months are good for walking?',
        de: 'Welche Monate eignen sich zum Wandern?',
        ru: 'В какие месяцы лучше ходить?',
      },
      answer: {
        tr: 'Mart ortası–mayıs ve ekim–kasım. Temmuz ve ağustosta rotalar 06.00’da başlar, 11.00’de biter.',
        en: 'Mid-March to May, and October to November. In July and August routes begin at six and end by eleven.',
        de: 'Mitte März bis Mai und Oktober bis November. Im Juli und August gehen die Touren von sechs bis elf.',
        ru: 'С середины марта по май и в октябре–ноябре. В июле и августе выходят в шесть и возвращаются к одиннадцати.',
      },
    },
  ],
  gaps: { pages: ['aquapark'] },
}
