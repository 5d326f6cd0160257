import type { HotelKey, Lang, Picture, Slug, Subject, Text, Texts } from '../types.ts'
import { prose, text } from './compose.ts'

export interface EventContent {
  id: number
  publisherId: 2 | 23
  slug: Slug
  title: Text
  /** ISO 8601 with the offset of Istanbul. */
  startsAt: string
  endsAt: string
  venue: Text
  hotel?: HotelKey
  html: Text
  description: Text
  picture: Picture
  pictures: Picture[]
  /** Languages in which the event has no page. */
  absentIn?: Lang[]
}

const pictured = (
  id: number,
  hotel: HotelKey | undefined,
  subjects: [Subject, ...Subject[]],
): Pick<EventContent, 'hotel' | 'picture' | 'pictures'> => ({
  ...(hotel && { hotel }),
  picture: { subject: subjects[0], seed: id, ...(hotel && { hotel }) },
  pictures: subjects.map((subject, index) => ({ subject, seed: id * 10 + index, ...(hotel && { hotel }) })),
})

const told = (tr: Texts['tr'], en: Texts['en'], de: Texts['de'], ru: Texts['ru']): Text => prose({ tr, en, de, ru })

export const events: EventContent[] = [
  {
    id: 9001,
    publisherId: 23,
    slug: {
      tr: 'iskelede-en-uzun-aksam',
      en: 'longest-evening-on-the-pier',
      de: 'laengster-abend-am-steg',
      ru: 'samyi-dlinnyi-vecher',
    },
    title: text(
      'İskelede en uzun akşam',
      'Longest evening on the pier',
      'Der längste Abend am Steg',
      'Самый длинный вечер на пирсе',
    ),
    startsAt: '2027-06-21T19:30:00+03:00',
    endsAt: '2027-06-21T23:30:00+03:00',
    venue: text(
      'Crystal Admiral, Side – iskele',
      'Crystal Admiral, Side – the pier',
      'Crystal Admiral, Side – am Steg',
      'Crystal Admiral, Сиде – пирс',
    ),
    description: text(
      '21 Haziran, 19:30: güneş batarken yaylılar, hava kararınca bakır üflemeliler. Crystal Admiral iskelesinde, konuklara açık ve ücretsiz.',
      '21 June, 19:30: strings while the sun goes down, brass when it is dark. On the pier of Crystal Admiral, open to guests and free of charge.',
      '21. Juni, 19:30 Uhr: Streicher zum Sonnenuntergang, Blech im Dunkeln. Am Steg des Crystal Admiral, für Gäste des Hauses kostenlos.',
      '21 июня, 19:30: струнные на закате, медные в темноте. Пирс отеля Crystal Admiral, для гостей отеля вход свободный, места без номеров.',
    ),
    html: told(
      [
        'Yılın en uzun gününde güneş Side’de 20:20’de batar. Konser, ışık daha sudayken başlar: Antalya’dan altı yaylı çalgıcı iskelenin ucunda, mikrofonsuz çalar.',
        'Hava karardığında sıra bakır üflemelilerdedir; bu kez kıyıdan, denize doğru. Arada meze tabakları dolaşır, çocuklar için limonata fıçısı açılır.',
        'Sandalye sayısı 220’dir, kalanlar minderlere ve kuma oturur. Deniz yükselirse konser lobiye taşınır; haber 18:00’de uygulamadadır.',
      ],
      [
        'On the longest day the sun sets over Side at 20:20. The concert starts while there is light on the water: six string players from Antalya, at the end of the pier, without microphones.',
        'After dark it is the turn of the brass, this time from the shore towards the sea. In between plates of meze go round, and a barrel of lemonade is opened for the children.',
        'There are 220 chairs; the rest sit on cushions and on the sand. Should the sea rise, the concert moves to the lobby, and the app says so at 18:00.',
      ],
      [
        'Am längsten Tag des Jahres geht die Sonne in Side um 20:20 Uhr unter. Das Konzert beginnt, solange Licht auf dem Wasser liegt: sechs Streicher aus Antalya, am Ende des Stegs, ohne Mikrofon.',
        'Nach Einbruch der Dunkelheit spielt das Blech, diesmal vom Ufer aufs Meer hinaus. Dazwischen gehen Teller mit Meze herum, und für die Kinder wird ein Fass Limonade geöffnet.',
        'Es gibt 220 Stühle, alle anderen sitzen auf Kissen und im Sand. Bei Wellengang zieht das Konzert in die Lobby; die App meldet es um 18 Uhr.',
      ],
      [
        'В самый длинный день солнце садится в Сиде в 20:20. Концерт начинается, пока на воде свет: шесть струнников из Антальи на краю пирса, без микрофонов.',
        'Когда стемнеет, вступают медные — уже с берега в сторону моря. В перерыве разносят мезе, а детям открывают бочку лимонада.',
        'Стульев 220, остальные садятся на подушки и песок. Если поднимется волна, концерт перенесут в лобби; приложение сообщит в 18:00.',
      ],
    ),
    ...pictured(9001, 'admiral', ['event', 'harbour', 'meze']),
  },
  {
    id: 9002,
    publisherId: 2,
    slug: {
      tr: 'ailece-gece-yuzmesi',
      en: 'night-swim-for-families',
      de: 'nachtschwimmen-fuer-familien',
      ru: 'nochnoe-kupanie',
    },
    title: text(
      'Ailece gece yüzmesi',
      'Night swim for families',
      'Nachtschwimmen für Familien',
      'Ночное купание для семей',
    ),
    startsAt: '2027-07-04T20:45:00+03:00',
    endsAt: '2027-07-04T22:30:00+03:00',
    venue: text(
      'Crystal Flora – ana havuz',
      'Crystal Flora – main pool',
      'Crystal Flora – Hauptpool',
      'Crystal Flora – главный бассейн',
    ),
    description: text(
      '4 Temmuz, 20:45: ışıklı bir parkurda ailece gece yüzmesi. Cankurtaranlar suda, sonrasında kakao ve battaniye. Kayıt resepsiyonda.',
      '4 July, 20:45: a night swim for families along a lit course, with lifeguards in the water and cocoa and blankets after it. Sign up at the desk.',
      '4. Juli, 20:45 Uhr: Familien schwimmen im Dunkeln auf beleuchteter Strecke, Retter im Wasser, danach Kakao und Decken. Anmeldung am Empfang.',
      '4 июля, 20:45: семейный заплыв в темноте по освещённой дорожке. Спасатели в воде, после — какао и пледы. Запись на ресепшене отеля.',
    ),
    html: told(
      [
        'Havuzun ışıkları söner, suyun içine yüz küçük fener bırakılır. Parkur elli metredir: çocuklar bir büyükle, isteyen can yeleğiyle yüzer.',
        'Suda dört, kenarda iki cankurtaran vardır. Altı yaşından küçükler sığ havuzda kendi turunu atar.',
        'Yarış değildir, süre tutulmaz. Bitirene battaniye ve kakao verilir; büyükler için zencefilli çay kaynar.',
      ],
      [
        'The pool lights go out and a hundred small lanterns are set on the water. The course is fifty metres: children swim with an adult, in a vest if they like.',
        'Four lifeguards are in the water and two at the edge. Those under six swim a round of their own in the shallow pool.',
        'It is no race and nobody keeps time. At the end there are blankets and cocoa, and ginger tea for the grown-ups.',
      ],
      [
        'Die Poolbeleuchtung geht aus, hundert kleine Laternen schwimmen auf dem Wasser. Die Strecke misst fünfzig Meter: Kinder schwimmen mit einem Erwachsenen, wer mag, mit Weste.',
        'Vier Rettungsschwimmer sind im Wasser, zwei am Rand. Wer noch nicht sechs ist, dreht im flachen Becken eine eigene Runde.',
        'Es ist kein Rennen, niemand stoppt die Zeit. Am Ende gibt es Decken und Kakao, für die Großen Ingwertee.',
      ],
      [
        'Свет в бассейне гаснет, на воду пускают сотню фонариков. Дистанция пятьдесят метров: дети плывут со взрослым, по желанию в жилете.',
        'Четыре спасателя в воде, двое на бортике. Малыши до шести лет проплывают свой круг в мелком бассейне.',
        'Это не гонка, время никто не засекает. На финише — пледы и какао, взрослым имбирный чай.',
      ],
    ),
    ...pictured(9002, 'flora', ['pool', 'kids', 'event']),
  },
  {
    id: 9003,
    publisherId: 23,
    slug: { tr: 'bag-bozumu-sofrasi', en: 'grape-harvest-table', de: 'tafel-zur-weinlese', ru: 'stol-urozhaya' },
    title: text('Bağ bozumu sofrası', 'Grape harvest table', 'Tafel zur Weinlese', 'Стол в честь сбора винограда'),
    startsAt: '2027-09-18T18:30:00+03:00',
    endsAt: '2027-09-18T22:00:00+03:00',
    venue: text(
      'Crystal Kaymakli, Kapadokya – büyük avlu',
      'Crystal Kaymakli, Cappadocia – the large courtyard',
      'Crystal Kaymakli, Kappadokien – großer Hof',
      'Crystal Kaymakli, Каппадокия – большой двор',
    ),
    description: text(
      '18 Eylül, 18:30: köyün üzümüyle tek uzun masada on iki tabak. Crystal Kaymakli avlusunda altmış kişilik bir bağ bozumu akşamı.',
      '18 September, 18:30: twelve courses with the village’s grapes at one long table. A harvest evening for sixty in the courtyard of Crystal Kaymakli.',
      '18. September, 18:30 Uhr: zwölf Gänge mit Trauben aus dem Dorf an einer langen Tafel. Ein Abend für sechzig im Hof des Crystal Kaymakli.',
      '18 сентября, 18:30: двенадцать блюд с деревенским виноградом за одним длинным столом. Вечер на шестьдесят гостей во дворе Crystal Kaymakli.',
    ),
    html: told(
      [
        'Kapadokya’da üzüm eylülün ikinci yarısında kesilir, pekmez aynı gece kaynar. O akşam avluya tek bir masa kurulur: yirmi yedi metre, altmış sandalye.',
        'On iki küçük tabakta üzüm on iki türlü çıkar; yaprakta, koruk suyunda, kuzunun yanında, tatlıda. Yemekleri köyün kadınları otelin mutfağıyla birlikte yapar.',
        'İsteyen öğleden sonra bağda makas tutar; servis 15:00’te kalkar, şapka ve eldiven bizden.',
      ],
      [
        'In Cappadocia the grapes are cut in the second half of September, and the molasses boils the same night. That evening one table stands in the courtyard: twenty-seven metres, sixty chairs.',
        'Twelve small plates show the grape in twelve ways: as leaf, as verjuice, beside lamb, in the pudding. Women of the village cook them together with the hotel’s kitchen.',
        'If you like, hold the shears yourself in the afternoon; the bus leaves at 15:00, hats and gloves are ours.',
      ],
      [
        'In Kappadokien werden die Trauben in der zweiten Septemberhälfte geschnitten, und noch in derselben Nacht kocht der Sirup. An diesem Abend steht im Hof eine einzige Tafel: siebenundzwanzig Meter, sechzig Stühle.',
        'Zwölf kleine Teller zeigen die Traube auf zwölf Arten: als Blatt, als Verjus, zum Lamm, im Dessert. Frauen aus dem Dorf kochen gemeinsam mit der Hotelküche.',
        'Wer mag, nimmt nachmittags selbst die Schere in die Hand; der Bus fährt um 15 Uhr, Hüte und Handschuhe stellen wir.',
      ],
      [
        'В Каппадокии виноград срезают во второй половине сентября, и той же ночью варят бекмес. В этот вечер во дворе ставят один стол: двадцать семь метров, шестьдесят стульев.',
        'Двенадцать маленьких блюд показывают виноград по-разному: лист, верджус, гарнир к ягнёнку, десерт. Готовят женщины из деревни вместе с кухней отеля.',
        'Кто хочет, днём сам возьмёт секатор: автобус в 15:00, шляпы и перчатки наши.',
      ],
    ),
    ...pictured(9003, 'kaymakli', ['courtyard', 'meze', 'cappadocia']),
  },
  {
    id: 9004,
    publisherId: 2,
    slug: { tr: 'kucuk-yilbasi', en: 'small-new-years-eve', de: 'kleines-silvester', ru: 'malenkii-novyi-god' },
    title: text('Küçük yılbaşı', 'A small New Year’s Eve', 'Ein kleines Silvester', 'Маленький Новый год'),
    startsAt: '2026-12-31T18:00:00+03:00',
    endsAt: '2027-01-01T01:30:00+03:00',
    venue: text(
      'Crystal Centro, Lara – kış bahçesi',
      'Crystal Centro, Lara – winter garden',
      'Crystal Centro, Lara – Wintergarten',
      'Crystal Centro, Лара – зимний сад',
    ),
    description: text(
      '31 Aralık: çocuklar için gece yarısı saat 20:00’de gelir, büyükler için tam vaktinde. Crystal Centro kış bahçesinde sakin bir yılbaşı.',
      '31 December: midnight comes at 20:00 for the children and on time for the rest. A quiet New Year’s Eve in the winter garden of Crystal Centro.',
      '31. Dezember: Für Kinder schlägt es um 20 Uhr Mitternacht, für die anderen pünktlich. Ein ruhiges Silvester im Wintergarten des Crystal Centro.',
      '31 декабря: для детей полночь наступает в 20:00, для взрослых — вовремя. Спокойный Новый год в зимнем саду отеля Crystal Centro.',
    ),
    html: told(
      [
        'Saat 20:00’de çocuklar ondan geriye sayar, kâğıt yağar, herkes birbirini öper. Yarım saat sonra uyku vakti, kulüpte nöbetçi bakıcılar var.',
        'Büyükler yedi tabaklık bir akşam yemeğine oturur; klarnet ve piyano, hoparlörsüz. Havai fişek yok: köpekler, kuşlar ve bebekler için.',
        'Gece yarısı sahile inilir, dileyen denize girer. Su 18 derecedir, geçen yıl on bir kişi girdi.',
      ],
      [
        'At 20:00 the children count back from ten, paper falls, and everyone kisses everyone. Half an hour later it is bedtime, with carers on duty in the club.',
        'The adults sit down to seven courses with clarinet and piano, no loudspeakers. There are no fireworks, for the sake of dogs, birds and babies.',
        'At midnight we walk down to the beach, and whoever likes goes in. The water has 18 degrees; last year eleven people did.',
      ],
      [
        'Um 20 Uhr zählen die Kinder von zehn rückwärts, es regnet Papier, und alle küssen sich. Eine halbe Stunde später ist Schlafenszeit, im Club wacht die Betreuung.',
        'Die Erwachsenen setzen sich zu sieben Gängen, mit Klarinette und Klavier, ohne Lautsprecher. Feuerwerk gibt es nicht, der Hunde, Vögel und Babys wegen.',
        'Um Mitternacht geht es an den Strand, und wer mag, ins Wasser. Es hat 18 Grad; letztes Jahr waren es elf Leute.',
      ],
      [
        'В 20:00 дети считают от десяти до нуля, сыплется бумажный снег, все целуются. Через полчаса — спать, в клубе дежурят няни.',
        'Взрослые садятся за ужин из семи блюд под кларнет и фортепиано, без колонок. Фейерверка нет — ради собак, птиц и младенцев.',
        'В полночь спускаемся к морю, и кто хочет, купается. Вода 18 градусов; в прошлом году вошли одиннадцать человек.',
      ],
    ),
    ...pictured(9004, 'centro', ['event', 'restaurant', 'coast']),
  },
  {
    id: 9005,
    publisherId: 23,
    slug: {
      tr: 'likya-yolu-yuruyus-haftasi',
      en: 'lycian-way-walking-week',
      de: 'wanderwoche-lykischer-weg',
      ru: 'nedelya-likiiskoi-tropy',
    },
    title: text(
      'Likya Yolu yürüyüş haftası',
      'Lycian Way walking week',
      'Wanderwoche auf dem Lykischen Weg',
      'Неделя на Ликийской тропе',
    ),
    startsAt: '2027-04-10T08:00:00+03:00',
    endsAt: '2027-04-17T18:00:00+03:00',
    venue: text(
      'Crystal Aura, Kemer – buluşma lobide',
      'Crystal Aura, Kemer – meet in the lobby',
      'Crystal Aura, Kemer – Treffpunkt Lobby',
      'Crystal Aura, Кемер – сбор в лобби',
    ),
    description: text(
      '10–17 Nisan: beş etap, iki dinlenme günü, her akşam aynı yatak. Crystal Aura’dan çıkılan Likya Yolu yürüyüş haftası, on altı kişilik.',
      '10 to 17 April: five stages, two days of rest and the same bed each night. A walking week on the Lycian Way from Crystal Aura, for sixteen people.',
      '10. bis 17. April: fünf Etappen, zwei Ruhetage und jede Nacht dasselbe Bett. Wanderwoche auf dem Lykischen Weg ab Crystal Aura, für sechzehn.',
      '10–17 апреля: пять этапов, два дня отдыха и каждую ночь своя кровать. Неделя на Ликийской тропе из отеля Crystal Aura, шестнадцать мест.',
    ),
    html: told(
      [
        'Beş günde yetmiş kilometre: Göynük’ten Phaselis’e, oradan Yanartaş’a. Her sabah otelden çıkılır, her akşam otele dönülür; sırtınızda yalnız su ve öğle yemeği olur.',
        'Rehber, haritayı iki kez çizmiş biridir: yol işaretlerini boyayan ekipten. Etaplar 11–17 kilometre, çıkış en çok 700 metredir.',
        'İki dinlenme gününde kese ve uzun kahvaltı. Bilekten kavrayan ayakkabı getirin; baston bizde var.',
      ],
      [
        'Seventy kilometres in five days: from Göynük to Phaselis, and on to Yanartaş. Each morning starts at the hotel and each evening ends there; you carry water and lunch.',
        'The guide has drawn the map twice: she belonged to the team that painted the marks. Stages run from 11 to 17 kilometres with 700 metres of climb at most.',
        'Two days of rest bring a hamam and long breakfasts. Bring shoes that hold the ankle; poles are here.',
      ],
      [
        'Siebzig Kilometer in fünf Tagen: von Göynük nach Phaselis und weiter nach Yanartaş. Jeder Morgen beginnt am Hotel, jeder Abend endet dort; im Rucksack sind nur Wasser und Mittagessen.',
        'Die Führerin hat die Karte zweimal gezeichnet: Sie gehörte zu denen, die die Wegzeichen gemalt haben. Die Etappen messen 11 bis 17 Kilometer, höchstens 700 Höhenmeter.',
        'An zwei Ruhetagen warten Hamam und langes Frühstück. Bringen Sie knöchelhohe Schuhe mit; Stöcke haben wir.',
      ],
      [
        'Семьдесят километров за пять дней: из Гёйнюка в Фаселис и дальше к Янарташу. Утром выходим из отеля, вечером возвращаемся; с собой только вода и обед.',
        'Проводница дважды рисовала карту: она из тех, кто красил знаки на тропе. Этапы по 11–17 километров, подъём не больше 700 метров.',
        'В два дня отдыха — хамам и долгий завтрак. Возьмите обувь, которая держит лодыжку; палки у нас есть.',
      ],
    ),
    ...pictured(9005, 'aura', ['mountain', 'ruins', 'coast']),
  },
  {
    id: 9006,
    publisherId: 2,
    slug: { tr: 'kaydirak-kupasi', en: 'slide-cup', de: 'rutschenpokal', ru: 'kubok-gorok' },
    title: text('Kaydırak kupası', 'The slide cup', 'Der Rutschenpokal', 'Кубок горок'),
    startsAt: '2027-08-07T10:00:00+03:00',
    endsAt: '2027-08-07T16:30:00+03:00',
    venue: text(
      'Crystal Waterworld, Belek – aquapark',
      'Crystal Waterworld, Belek – aquapark',
      'Crystal Waterworld, Belek – Aquapark',
      'Crystal Waterworld, Белек – аквапарк',
    ),
    description: text(
      '7 Ağustos: aileler için kaydırak kupası. Hız değil toplam sayılır; her kaydırağa bir çocuk ve bir büyük. Crystal Waterworld, Belek.',
      '7 August: a slide cup for families. Not speed but the sum counts, one child and one adult on each slide. At Crystal Waterworld in Belek.',
      '7. August: der Rutschenpokal für Familien. Nicht Tempo zählt, sondern die Summe, auf jeder Rutsche ein Kind und ein Erwachsener. In Belek.',
      '7 августа: семейный Кубок горок. Считается не скорость, а сумма; на каждую горку — ребёнок и взрослый. Crystal Waterworld, Белек.',
    ),
    html: told(
      [
        'Her takımda iki kişi vardır: biri 7–14 yaşında, biri ondan büyük. Bütün kaydıraklar bir kez inilir, kule merdiveni her seferinde yürüyerek çıkılır.',
        'Puanı süre değil, sıçrayan su verir: jüri üç çocuktan oluşur ve acımasızdır.',
        'Kayıt bir gün önce 18:00’e kadar kulüpte. Kupa geçen yıldan kalma bir şamandıradır ve kazananla eve gider.',
      ],
      [
        'A team has two people, one between 7 and 14, the other older. Every slide is taken once, and the tower is climbed on foot each time.',
        'Points come from the splash, not the clock: the jury are three children without mercy.',
        'Sign up in the club by 18:00 the day before. The cup is last year’s buoy and goes home with the winners.',
      ],
      [
        'Ein Team hat zwei Köpfe: einer zwischen 7 und 14, der andere älter. Jede Rutsche kommt einmal dran, der Turm wird jedes Mal zu Fuß erstiegen.',
        'Punkte gibt nicht die Uhr, sondern der Spritzer: In der Jury sitzen drei Kinder, und sie sind unerbittlich.',
        'Anmeldung bis 18 Uhr am Vortag im Club. Der Pokal ist eine Boje vom letzten Jahr und fährt mit den Siegern nach Hause.',
      ],
      [
        'В команде двое: одному от 7 до 14 лет, другой старше. Каждую горку проходят один раз, на башню всякий раз поднимаются пешком.',
        'Баллы дают не за время, а за брызги: в жюри трое детей, и они беспощадны.',
        'Запись в клубе до 18:00 накануне. Кубок — прошлогодний буй, победители увозят его домой.',
      ],
    ),
    ...pictured(9006, 'waterworld', ['aquapark', 'kids', 'pool']),
  },
  {
    id: 9007,
    publisherId: 23,
    slug: { tr: 'caretta-gecesi', en: 'turtle-night', de: 'nacht-der-schildkroeten', ru: 'noch-cherepah' },
    title: text('Caretta gecesi', 'Turtle night', 'Nacht der Schildkröten', 'Ночь черепах'),
    startsAt: '2027-08-21T21:00:00+03:00',
    endsAt: '2027-08-21T23:00:00+03:00',
    venue: text(
      'Crystal Tat Beach, Belek – plaj',
      'Crystal Tat Beach, Belek – the beach',
      'Crystal Tat Beach, Belek – Strand',
      'Crystal Tat Beach, Белек – пляж',
    ),
    description: text(
      '21 Ağustos, 21:00: bir biyologla kumsalda yavru kaplumbağaları beklemek. Işıksız, fısıltıyla, en çok otuz kişi. Crystal Tat Beach, Belek.',
      '21 August, 21:00: waiting on the sand for turtle hatchlings with a biologist. No lights, whispers only, thirty people. Crystal Tat Beach, Belek.',
      '21. August, 21 Uhr: mit einer Biologin am Strand auf junge Schildkröten warten. Ohne Licht, flüsternd, zu dreißig. Crystal Tat Beach, Belek.',
      '21 августа, 21:00: с биологом ждём на песке, когда вылупятся черепашки. Без света, шёпотом, тридцать человек. Crystal Tat Beach, Белек.',
    ),
    html: told(
      [
        'Ağustos sonunda yuvalar açılır: bir avuç yavru, iki gün boyunca kumun altından yukarı tırmanır ve gece denize koşar. Bir gecede hiç çıkmayabilir de; doğa biletle çalışmaz.',
        'Yürüyüşü Akdeniz kıyısında yirmi yıldır yuva sayan bir biyolog yönetir. Kırmızı fener, koyu giysi, kapalı telefon.',
        'Beş yaşından büyük çocuklar gelebilir. Kayıt ücretsizdir, bağışlar kurtarma merkezine gider.',
      ],
      [
        'At the end of August the nests open: a handful of hatchlings climb up through the sand for two days and run to the sea at night. On some nights none come; nature sells no tickets.',
        'The walk is led by a biologist who has counted nests on this coast for twenty years. Red lamps, dark clothes, phones off.',
        'Children over five may come. It is free; donations go to the rescue centre.',
      ],
      [
        'Ende August öffnen sich die Nester: Eine Handvoll Junge steigt zwei Tage lang durch den Sand nach oben und läuft nachts ins Meer. In manchen Nächten kommt keines; die Natur verkauft keine Karten.',
        'Die Führung hat eine Biologin, die an dieser Küste seit zwanzig Jahren Nester zählt. Rote Lampen, dunkle Kleidung, Telefone aus.',
        'Kinder über fünf dürfen mit. Die Teilnahme ist frei, Spenden gehen an die Rettungsstation.',
      ],
      [
        'В конце августа гнёзда открываются: горстка черепашек два дня поднимается сквозь песок и ночью бежит к морю. Бывает, что не выходит ни одна; природа билетов не продаёт.',
        'Ведёт прогулку биолог, который двадцать лет считает гнёзда на этом берегу. Красные фонари, тёмная одежда, телефоны выключены.',
        'Можно детям старше пяти лет. Участие бесплатное, пожертвования идут в центр спасения.',
      ],
    ),
    ...pictured(9007, 'tat-beach', ['beach', 'coast', 'kids']),
  },
  {
    id: 9008,
    publisherId: 2,
    slug: { tr: 'zeytin-hasadi', en: 'olive-harvest', de: 'olivenernte', ru: 'sbor-olivok' },
    title: text('Zeytin hasadı', 'Olive harvest', 'Olivenernte', 'Сбор оливок'),
    startsAt: '2027-10-16T09:00:00+03:00',
    endsAt: '2027-10-17T16:00:00+03:00',
    venue: text(
      'Crystal Green Bay, Bodrum – zeytinlik',
      'Crystal Green Bay, Bodrum – olive grove',
      'Crystal Green Bay, Bodrum – Olivenhain',
      'Crystal Green Bay, Бодрум – оливковая роща',
    ),
    description: text(
      '16–17 Ekim: Bodrum’da iki gün zeytin toplamak, taş değirmende sıkmak, kendi şişenizle eve dönmek. Crystal Green Bay zeytinliğinde.',
      '16 and 17 October: two days of picking olives in Bodrum, a stone mill, and a bottle of your own to take home. In the grove of Crystal Green Bay.',
      '16. und 17. Oktober: zwei Tage Oliven pflücken in Bodrum, mahlen in der Steinmühle, die eigene Flasche mitnehmen. Im Hain des Crystal Green Bay.',
      '16–17 октября: два дня собираем оливки в Бодруме, отжимаем на каменной мельнице и увозим свою бутылку. Роща отеля Crystal Green Bay.',
    ),
    html: told(
      [
        'Zeytinlikte 140 ağaç var, en yaşlısı dört yüz yaşında. Sabah dokuzda bezler serilir, tarakla ve elle toplanır; öğle yemeği ağacın altında yenir.',
        'Pazar günü köyün taş değirmenine gidilir. Yeşil yağ boğazı yakar, ekmek bunun için vardır.',
        'Toplayan herkes yarım litrelik bir şişe alır; etiketi kendisi yazar.',
      ],
      [
        'The grove has 140 trees, the oldest four hundred years of age. At nine the cloths are spread, and we pick with combs and by hand; lunch is under the tree.',
        'On Sunday we go to the village’s stone mill. Green oil burns the throat; that is what the bread is for.',
        'Everyone who picks takes home half a litre, and writes the label.',
      ],
      [
        'Der Hain hat 140 Bäume, der älteste ist vierhundert Jahre alt. Um neun werden Tücher ausgelegt, gepflückt wird mit Kamm und Hand; gegessen wird unter dem Baum.',
        'Am Sonntag geht es zur Steinmühle im Dorf. Grünes Öl kratzt im Hals; dafür gibt es das Brot.',
        'Wer pflückt, nimmt einen halben Liter mit und schreibt das Etikett selbst.',
      ],
      [
        'В роще 140 деревьев, старшему четыреста лет. В девять расстилают полотна, собирают гребнями и руками; обед под деревом.',
        'В воскресенье едем на каменную мельницу в деревню. Зелёное масло щиплет горло — для того и хлеб.',
        'Каждый сборщик получает пол-литра и сам подписывает этикетку.',
      ],
    ),
    ...pictured(9008, 'green-bay', ['garden', 'meze', 'harbour']),
    absentIn: ['ru'],
  },
  {
    id: 9009,
    publisherId: 23,
    slug: { tr: 'cocuk-bayrami', en: 'childrens-day', de: 'kinderfest', ru: 'den-detei' },
    title: text(
      '23 Nisan çocuk şenliği',
      'Children’s Day, 23 April',
      'Kinderfest am 23. April',
      'День детей 23 апреля',
    ),
    startsAt: '2027-04-23T10:00:00+03:00',
    endsAt: '2027-04-23T19:00:00+03:00',
    venue: text(
      'Crystal Sunset, Side – çim alan',
      'Crystal Sunset, Side – the lawn',
      'Crystal Sunset, Side – Wiese',
      'Crystal Sunset, Сиде – лужайка',
    ),
    description: text(
      '23 Nisan: oteli bir günlüğüne çocuklar yönetir. Menüyü, müziği ve havuz saatini onlar seçer. Crystal Sunset, Side; köyün çocukları da davetli.',
      '23 April: for one day children run the hotel and choose the menu, the music and the pool hours. At Crystal Sunset, Side, with the village’s children.',
      '23. April: Einen Tag lang leiten Kinder das Hotel und wählen Speisen, Musik und Poolzeiten. Im Crystal Sunset, Side, mit den Kindern des Dorfes.',
      '23 апреля: на один день отелем управляют дети — выбирают меню, музыку и часы бассейна. Crystal Sunset, Сиде; приглашены и дети из деревни.',
    ),
    html: told(
      [
        'Türkiye’de 23 Nisan’da koltuklar çocuklara bırakılır. Otelde de öyle: sabah onda müdürün kartı, aralarından seçtikleri bir çocuğa geçer.',
        'Geçen yılın kararları arasında akşam yemeğinden önce tatlı ve havuzda şişme timsah serbestliği vardı. İkisi de uygulandı.',
        'Öğleden sonra köy okulundan doksan çocuk konuk gelir; uçurtmalar birlikte yapılır, 17:00’de hep birlikte uçurulur.',
      ],
      [
        'On 23 April, in Türkiye, chairs of office are left to children. So here: at ten the manager’s card passes to a child whom the others elect.',
        'Last year’s decrees were pudding before dinner and freedom for inflatable crocodiles. Both were carried out.',
        'In the afternoon ninety children from the village school come as guests; kites are built together and flown at 17:00.',
      ],
      [
        'Am 23. April überlässt man in der Türkei den Kindern die Ämter. So auch hier: Um zehn geht die Karte der Direktorin an ein gewähltes Kind.',
        'Letztes Jahr wurde verfügt: Nachtisch vor dem Abendessen und freie Fahrt für aufblasbare Krokodile. Beides wurde umgesetzt.',
        'Nachmittags kommen neunzig Kinder aus der Dorfschule zu Gast; gemeinsam werden Drachen gebaut und um 17 Uhr steigen gelassen.',
      ],
      [
        '23 апреля в Турции кресла уступают детям. Так и здесь: в десять карта директора переходит к ребёнку, которого выбрали остальные.',
        'В прошлом году постановили: десерт до ужина и свобода надувным крокодилам. Исполнили оба указа.',
        'После обеда приезжают девяносто детей из деревенской школы; вместе строят змеев и в 17:00 запускают.',
      ],
    ),
    ...pictured(9009, 'sunset', ['kids', 'garden', 'event']),
  },
  {
    id: 9010,
    publisherId: 2,
    slug: { tr: 'ustalarin-haftasi', en: 'makers-week', de: 'woche-des-handwerks', ru: 'nedelya-masterov' },
    title: text('Ustaların haftası', 'Makers’ week', 'Woche des Handwerks', 'Неделя мастеров'),
    startsAt: '2027-05-24T10:00:00+03:00',
    endsAt: '2027-05-30T20:00:00+03:00',
    venue: text(
      'Crystal Palace – bahçe revağı',
      'Crystal Palace – garden arcade',
      'Crystal Palace – Gartenarkade',
      'Crystal Palace – садовая галерея',
    ),
    description: text(
      '24–30 Mayıs: dokumacı, çinici, bakırcı ve sepetçi bir hafta konuk. İzlemek serbest, tezgâhın başına geçmek de. Crystal Palace bahçesinde.',
      '24 to 30 May: a weaver, a tile painter, a coppersmith and a basket maker stay for a week. You may watch, or take the bench. At Crystal Palace.',
      '24. bis 30. Mai: Weberin, Fliesenmaler, Kupferschmied und Korbflechter sind zu Gast. Zusehen darf man, mitmachen auch. Im Crystal Palace.',
      '24–30 мая: ткачиха, мастер изразцов, медник и корзинщик гостят неделю. Можно смотреть, можно сесть за станок. Сад отеля Crystal Palace.',
    ),
    html: told(
      [
        'Dört usta, dört tezgâh, bahçenin gölgeli kenarı. Sabah 10:00–12:30 arası çalışırlar, 17:00–20:00 arası öğretirler.',
        'Bir karo boyamak kırk dakika, bir bakır kâseyi dövmek bir akşam, bir sepeti bitirmek üç gün sürer. Yaptığınız sizindir; fırından çıkan karo, posta ile arkanızdan gelir.',
        'Çocuklar için küçük tezgâhlar vardır; çekiç tahtadır.',
      ],
      [
        'Four makers and four benches along the shaded side of the garden. They work from 10:00 to 12:30 and teach from 17:00 to 20:00.',
        'A tile takes forty minutes, a copper bowl an evening, a basket three days. What you make is yours; tiles follow by post after the kiln.',
        'There are small benches for children, with wooden hammers.',
      ],
      [
        'Vier Meister, vier Werkbänke, an der Schattenseite des Gartens. Von 10:00 bis 12:30 arbeiten sie, von 17 bis 20 Uhr lehren sie.',
        'Eine Fliese braucht vierzig Minuten, eine Kupferschale einen Abend, ein Korb drei Tage. Was Sie machen, gehört Ihnen; Fliesen kommen nach dem Brand mit der Post.',
        'Für Kinder stehen kleine Bänke bereit, mit Hämmern aus Holz.',
      ],
      [
        'Четыре мастера и четыре станка в тени сада. С 10:00 до 12:30 они работают, с 17:00 до 20:00 учат.',
        'Изразец — сорок минут, медная чаша — вечер, корзина — три дня. Сделанное остаётся вам; изразцы после обжига пришлём почтой.',
        'Для детей есть маленькие верстаки с деревянными молотками.',
      ],
    ),
    ...pictured(9010, 'palace', ['shopping', 'courtyard', 'garden']),
    absentIn: ['en'],
  },
  {
    id: 9011,
    publisherId: 23,
    slug: { tr: 'acik-su-side', en: 'open-water-side', de: 'freiwasser-side', ru: 'zaplyv-side' },
    title: text(
      'Açık su yüzmesi: Side’de 1.500 metre',
      'Open water: 1,500 metres at Side',
      'Freiwasser: 1.500 Meter vor Side',
      'Открытая вода: 1500 метров в Сиде',
    ),
    startsAt: '2027-05-08T07:30:00+03:00',
    endsAt: '2027-05-08T11:00:00+03:00',
    venue: text(
      'Crystal Sunrise Queen, Side – doğu plajı',
      'Crystal Sunrise Queen, Side – east beach',
      'Crystal Sunrise Queen, Side – Oststrand',
      'Crystal Sunrise Queen, Сиде – восточный пляж',
    ),
    description: text(
      '8 Mayıs, 07:30: Side kıyısında 1.500 metre açık su yüzmesi. Üç dalga, her yüzücüye bir şamandıra, ardından uzun kahvaltı. Kayıt 1 Mayıs’a dek.',
      '8 May, 07:30: an open-water swim of 1,500 metres off Side. Three waves, a float for each swimmer, a long breakfast after. Sign up by 1 May.',
      '8. Mai, 7:30 Uhr: 1.500 Meter im offenen Wasser vor Side. Drei Startwellen, eine Boje je Schwimmer, danach langes Frühstück. Anmelden bis 1. Mai.',
      '8 мая, 7:30: заплыв на 1500 метров вдоль берега Сиде. Три старта, буй каждому пловцу, потом долгий завтрак. Запись до 1 мая.',
    ),
    html: told(
      [
        'Mayıs başında su 21 derecedir, sabah yedi buçukta cam gibi durur. Parkur kıyıya koşuttur; yorulanın ayağı otuz metre sonra kuma değer.',
        'Üç dalga vardır: kırk dakikanın altı, bir saate kadar ve “yüzüp çıkalım”. Her yüzücü parlak bir şamandıra çeker, altı kano yanınızda olur.',
        'Yaş sınırı 14. Neopren serbesttir. Bitirene madalya değil, sıcak simit verilir.',
      ],
      [
        'In early May the water has 21 degrees, and at half past seven it lies like glass. The course runs along the shore; whoever tires finds sand underfoot thirty metres in.',
        'There are three waves: under forty minutes, up to an hour, and “let us just swim”. Everyone tows a bright float, and six canoes keep company.',
        'From 14 years. Wetsuits are allowed. At the finish there is no medal but a warm simit.',
      ],
      [
        'Anfang Mai hat das Wasser 21 Grad und liegt um halb acht da wie Glas. Die Strecke verläuft am Ufer entlang; wer müde wird, hat dreißig Meter weiter innen Sand unter den Füßen.',
        'Drei Startwellen: unter vierzig Minuten, bis zu einer Stunde und „einfach schwimmen“. Alle ziehen eine leuchtende Boje, sechs Kanus fahren mit.',
        'Ab 14 Jahren. Neopren ist erlaubt. Im Ziel gibt es keine Medaille, sondern einen warmen Simit.',
      ],
      [
        'В начале мая в воде 21 градус, в половине восьмого она как стекло. Дистанция идёт вдоль берега; устали — через тридцать метров под ногами песок.',
        'Стартов три: меньше сорока минут, до часа и «просто проплыть». Каждый тянет яркий буй, рядом шесть каноэ.',
        'С 14 лет. Гидрокостюм разрешён. На финише не медаль, а горячий симит.',
      ],
    ),
    ...pictured(9011, 'sunrise-queen', ['beach', 'sport', 'breakfast']),
  },
  {
    id: 9012,
    publisherId: 2,
    slug: { tr: 'kis-mutfagi', en: 'winter-kitchen', de: 'winterkueche', ru: 'zimnyaya-kuhnya' },
    title: text(
      'Kış mutfağı: beş gün, beş usta',
      'Winter kitchen: five days, five cooks',
      'Winterküche: fünf Tage, fünf Köche',
      'Зимняя кухня: пять дней, пять поваров',
    ),
    startsAt: '2027-02-15T10:00:00+03:00',
    endsAt: '2027-02-19T21:00:00+03:00',
    venue: text(
      'Crystal De Luxe – gösteri mutfağı',
      'Crystal De Luxe – show kitchen',
      'Crystal De Luxe – Schauküche',
      'Crystal De Luxe – открытая кухня',
    ),
    description: text(
      '15–19 Şubat: Antep, Hatay, Karadeniz, Ege ve Kayseri mutfakları, beş ustayla birer gün. Sabah pişirilir, akşam aynı masada yenir.',
      '15 to 19 February: the kitchens of Antep, Hatay, the Black Sea, the Aegean and Kayseri, a day with each cook. Cook in the morning, eat at night.',
      '15. bis 19. Februar: Küchen aus Antep, Hatay, vom Schwarzen Meer, der Ägäis und Kayseri, je ein Tag. Morgens wird gekocht, abends gegessen.',
      '15–19 февраля: кухни Антепа, Хатая, Чёрного моря, Эгеиды и Кайсери, по дню с каждым поваром. Утром готовим, вечером едим.',
    ),
    html: told(
      [
        'Şubatta otel yarı doludur, mutfak geniştir. Beş şehirden beş usta birer gün tezgâha geçer: pazartesi Antep, cuma Kayseri.',
        'Dersler 10:00’da başlar, en çok on iki kişiyle. Mantıyı kaşığa kırk tane sığdırmak için sabır, içli köfte için ıslak el gerekir.',
        'Akşam o gün pişen yenir. Tarifler dört dilde verilir; anneannelerin gizledikleri hariç.',
      ],
      [
        'In February the hotel is half full and the kitchen is wide. Five cooks from five places take the bench for a day each: Antep on Monday, Kayseri on Friday.',
        'Lessons start at 10:00 with twelve people at most. To fit forty mantı on a spoon takes patience, and stuffed köfte take wet hands.',
        'At night we eat what was cooked. Recipes come in four languages, save what the grandmothers keep back.',
      ],
      [
        'Im Februar ist das Hotel halb voll und in der Küche Platz. Fünf Köche aus fünf Gegenden stehen je einen Tag am Herd: Montag Antep, Freitag Kayseri.',
        'Die Kurse beginnen um 10 Uhr mit höchstens zwölf Leuten. Vierzig Mantı auf einen Löffel zu bringen braucht Geduld, gefüllte Köfte brauchen nasse Hände.',
        'Abends wird gegessen, was am Morgen gekocht wurde. Die Rezepte gibt es in vier Sprachen, bis auf das, was Großmütter für sich behalten.',
      ],
      [
        'В феврале отель заполнен наполовину, и на кухне просторно. Пять поваров из пяти краёв стоят у плиты по дню: в понедельник Антеп, в пятницу Кайсери.',
        'Уроки с 10:00, не больше двенадцати человек. Чтобы уместить на ложке сорок манты, нужно терпение, для ичли-кёфте — мокрые руки.',
        'Вечером едим приготовленное. Рецепты на четырёх языках, кроме того, что скрывают бабушки.',
      ],
    ),
    ...pictured(9012, 'de-luxe', ['restaurant', 'meze', 'grill']),
  },
]
