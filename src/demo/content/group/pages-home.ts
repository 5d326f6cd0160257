import type { GroupPage } from '../types.ts'
import { text } from './compose.ts'
import { beside, cards, features, plain, questions } from './sections.ts'

export const homePages: GroupPage[] = [
  {
    key: 'home',
    title: text(
      'Asansörden denize yalınayak',
      'Barefoot from lift to sea',
      'Barfuß vom Aufzug ins Meer',
      'Босиком от лифта до моря',
    ),
    description: text(
      'Crystal Hotels: Kemer’den Side’ye denize yakın tatil otelleri ve Kapadokya’da kayaya oyulmuş bir ev. 18 otel, dört kıyı, bir vadi.',
      'Crystal Hotels: resorts close to the water from Kemer to Side, and one house cut into the rock of Cappadocia. 18 hotels, four coasts, one valley.',
      'Crystal Hotels: Ferienhotels nah am Wasser von Kemer bis Side und ein Haus im Fels von Kappadokien. 18 Hotels, vier Küsten, ein Tal.',
      'Crystal Hotels: отели у самой воды от Кемера до Сиде и один дом в скале Каппадокии. 18 отелей, четыре побережья, одна долина.',
    ),
    picture: { subject: 'coast', seed: 1 },
    sections: [
      {
        ...plain(
          'say-so',
          text(
            'Suya yakın, çamlardan alçak',
            'Close to the water, lower than the pines',
            'Nah am Wasser, niedriger als die Kiefern',
            'Ближе к воде, ниже сосен',
          ),
          text(
            'Suya yakın yapar, çatıyı çamlardan alçak tutarız. Bir günde gereken her şey o zaman kısa bir yürüyüştür: denizin üstünde kahvaltı, her yaşa bir havuz, saat sekizde açık havada bir masa. Araba anahtarını geldiğinizde bırakır, son sabah yeniden bulursunuz.',
            'We build close to the water and keep the roofs lower than the pines. Everything you need in a day is then a short walk: breakfast above the beach, a pool for each age, a table outdoors at eight. You put the car key away on arrival and find it again on the last morning.',
            'Wir bauen nah am Wasser und halten die Dächer niedriger als die Kiefern. Was man an einem Tag braucht, liegt dann einen kurzen Weg entfernt: Frühstück über dem Strand, ein Pool für jedes Alter, um acht ein Tisch im Freien. Den Autoschlüssel legen Sie bei der Ankunft weg und finden ihn am letzten Morgen wieder.',
            'Мы строим у воды и не поднимаем крыши выше сосен. Тогда всё нужное за день — в двух шагах: завтрак над пляжем, бассейн для каждого возраста, в восемь стол под открытым небом. Ключ от машины вы убираете в день приезда и находите в последнее утро.',
          ),
        ),
        link: { text: text('Grup hakkında', 'About the group', 'Über die Gruppe', 'О группе'), to: 'page:about' },
      },
      {
        ...cards(
          'which',
          text('Hangisi size göre?', 'Which one is yours?', 'Welches passt zu Ihnen?', 'Какой из них ваш?'),
          [
            {
              title: text(
                'Küçük çocukla ilk tatil',
                'The first holiday with a small child',
                'Der erste Urlaub mit kleinem Kind',
                'Первый отпуск с малышом',
              ),
              words: text(
                'Kumsalın öyle yavaş indiği bir kıyı ki şamandıra ipleri açıkta durur.',
                'A shore that slopes so gently that the ropes hang far out.',
                'Ein Ufer, das so sanft abfällt, dass die Leinen weit draußen hängen.',
                'Берег, который спускается так полого, что буйки стоят далеко в море.',
              ),
              picture: ['beach', 11],
              link: [
                text('Crystal Sunset, Side', 'Crystal Sunset, Side', 'Crystal Sunset, Side', 'Crystal Sunset, Сиде'),
                'hotel:sunset',
              ],
            },
            {
              title: text('Yalnız yetişkinler', 'Adults only', 'Nur für Erwachsene', 'Только для взрослых'),
              words: text(
                'Sessiz havuz, çam gölgesi, geç başlayan akşam yemeği.',
                'A quiet pool, the shade of pines, dinner late.',
                'Stiller Pool, Schatten der Kiefern, spätes Abendessen.',
                'Тихий бассейн, тень сосен, поздний ужин.',
              ),
              picture: ['terrace', 12],
              link: [
                text('Crystal Aura, Kemer', 'Crystal Aura, Kemer', 'Crystal Aura, Kemer', 'Crystal Aura, Кемер'),
                'hotel:aura',
              ],
            },
            {
              title: text(
                'Kaydırak sayan çocuklar',
                'Children who count slides',
                'Kinder, die Rutschen zählen',
                'Дети, которые считают горки',
              ),
              words: text(
                'Sabah birini, öğleden sonra ötekini deneyenler haftaya ancak yetişir.',
                'Try one in the morning and one after lunch, and a week is just enough.',
                'Wer morgens eine und nachmittags eine probiert, kommt mit einer Woche gerade hin.',
                'Если пробовать одну утром и одну после обеда, недели едва хватит.',
              ),
              picture: ['aquapark', 13],
              link: [
                text(
                  'Crystal Waterworld, Belek',
                  'Crystal Waterworld, Belek',
                  'Crystal Waterworld, Belek',
                  'Crystal Waterworld, Белек',
                ),
                'hotel:waterworld',
              ],
            },
            {
              title: text('Denizsiz bir hafta', 'A week without the sea', 'Eine Woche ohne Meer', 'Неделя без моря'),
              words: text(
                'Kayaya oyulmuş odalar, taş avlular ve gün doğmadan kalkan balonlar.',
                'Rooms cut into the rock, stone courtyards, balloons before sunrise.',
                'Zimmer im Fels, Höfe aus Stein, Ballons vor Sonnenaufgang.',
                'Комнаты в скале, каменные дворы, шары до восхода.',
              ),
              picture: ['cappadocia', 14],
              link: [
                text(
                  'Crystal Kaymakli, Kapadokya',
                  'Crystal Kaymakli, Cappadocia',
                  'Crystal Kaymakli, Kappadokien',
                  'Crystal Kaymakli, Каппадокия',
                ),
                'hotel:kaymakli',
              ],
            },
          ],
        ),
        link: { text: text('Tüm oteller', 'All hotels', 'Alle Hotels', 'Все отели'), to: 'page:hotels' },
      },
      beside(
        'kids',
        'left',
        ['kids', 15],
        text('Crispy Kids World', 'Crispy Kids World', 'Crispy Kids World', 'Crispy Kids World'),
        text(
          'Kendi mutfağı, kendi tiyatrosu ve bir kuralı olan bir kulüp: beşten önce ekran yok. Çocuklar yaşa göre ayrılır, her grubun saatini her otel kendi sayfasında yazar.',
          'A club with its own kitchen, its own theatre and a rule: no screens before five. Children are grouped by age, and each hotel lists the hours of its groups.',
          'Ein Club mit eigener Küche, eigenem Theater und einer Regel: vor fünf keine Bildschirme. Die Gruppen richten sich nach dem Alter, ihre Zeiten nennt jedes Hotel auf seiner Seite.',
          'Клуб со своей кухней, своим театром и правилом: до пяти — без экранов. Дети разделены по возрасту, часы каждой группы указаны на странице отеля.',
        ),
        [text('Orada bir gün', 'How a day there runs', 'So läuft dort ein Tag', 'Как проходит день'), 'page:kids'],
      ),
      features(
        'promises',
        text('Her otelde aynı', 'The same in every house', 'In jedem Haus gleich', 'Одинаково в каждом отеле'),
        [
          {
            title: text('Saati yazılı', 'Hours in figures', 'Zeiten in Zahlen', 'Часы — в цифрах'),
            words: text(
              'Her restoran, havuz ve kulüp ne zaman açık olduğunu söyler.',
              'Each restaurant, pool and club says when it is open.',
              'Jedes Restaurant, jeder Pool und jeder Club sagt, wann er offen ist.',
              'Каждый ресторан, бассейн и клуб сообщает, когда открыт.',
            ),
          },
          {
            title: text(
              'Ücretli olan belli',
              'What costs extra is marked',
              'Was extra kostet, steht dabei',
              'Платное отмечено',
            ),
            words: text(
              'Dahil olmayan her şeyin yanında “ücretli” yazar, sürpriz hesap çıkmaz.',
              'Whatever is not included says “against a fee”; the bill holds no surprises.',
              'Was nicht inklusive ist, trägt den Zusatz „gegen Gebühr“; die Rechnung überrascht niemanden.',
              'Всё, что не включено, помечено «платно»: сюрпризов в счёте нет.',
            ),
          },
          {
            title: text('Dilinizde', 'In your language', 'In Ihrer Sprache', 'На вашем языке'),
            words: text(
              'Rezervasyon hattı her gün 08:00–24:00 arasında Türkçe, İngilizce, Almanca ve Rusça yanıt verir.',
              'The reservations line answers in Turkish, English, German and Russian, daily from 08:00 to midnight.',
              'Die Reservierung antwortet täglich von 8 bis 24 Uhr auf Türkisch, Englisch, Deutsch und Russisch.',
              'Линия бронирования отвечает на турецком, английском, немецком и русском ежедневно с 8:00 до полуночи.',
            ),
          },
        ],
      ),
      questions('faq', [
        [
          text(
            'Rezervasyon nerede tamamlanır?',
            'Where do I complete a booking?',
            'Wo schließe ich die Buchung ab?',
            'Где завершается бронирование?',
          ),
          text(
            'Oteli, tarihleri ve konukları burada seçersiniz; rezervasyon sayfası yeni sekmede açılır. İsterseniz 444 0 558’i arayın.',
            'You choose hotel, dates and guests here; the reservation page opens in a new tab. Or call 444 0 558.',
            'Hotel, Daten und Gäste wählen Sie hier; die Buchungsseite öffnet sich in einem neuen Tab. Oder Sie rufen 444 0 558 an.',
            'Отель, даты и гостей вы выбираете здесь; страница бронирования откроется в новой вкладке. Или звоните: 444 0 558.',
          ),
        ],
        [
          text(
            'Giriş ve çıkış saatleri nedir?',
            'When can we arrive, and when do we leave?',
            'Wann sind An- und Abreise?',
            'Во сколько заезд и выезд?',
          ),
          text(
            'Bütün otellerde giriş 14:00’ten itibaren, çıkış 12:00’ye kadardır.',
            'In all hotels check-in starts at 14:00 and check-out ends at 12:00.',
            'In allen Hotels: Anreise ab 14 Uhr, Abreise bis 12 Uhr.',
            'Во всех отелях заезд с 14:00, выезд до 12:00.',
          ),
        ],
        [
          text(
            'Evcil hayvanımla gelebilir miyim?',
            'May I bring my pet?',
            'Darf mein Haustier mit?',
            'Можно ли с животным?',
          ),
          text(
            'Hayır, rehber köpekler dışında otellerimize evcil hayvan kabul edilmez.',
            'No; apart from guide dogs our hotels do not admit animals.',
            'Nein; außer Blindenführhunden nehmen unsere Hotels keine Tiere auf.',
            'Нет: кроме собак-поводырей, животных в отели не принимают.',
          ),
        ],
      ]),
    ],
  },
]
