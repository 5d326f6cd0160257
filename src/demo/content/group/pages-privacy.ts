import type { GroupPage } from '../types.ts'
import { text } from './compose.ts'
import { listed, plain, tabled } from './sections.ts'

export const privacyPage: GroupPage = {
  key: 'privacy',
  title: text('Gizlilik politikası', 'Privacy policy', 'Datenschutzerklärung', 'Политика конфиденциальности'),
  description: text(
    'Crystal Hotels gizlilik politikası: bu sitede ne kaydedilir, formlar nereye gider, üçüncü taraf hizmetler ne zaman yüklenir ve nasıl kapatılır.',
    'Privacy policy of Crystal Hotels: what this site records, where your forms go, when third-party services load and how you turn them off.',
    'Datenschutzerklärung von Crystal Hotels: was diese Website speichert, wohin Formulare gehen, wann fremde Dienste laden und wie man sie abstellt.',
    'Политика конфиденциальности Crystal Hotels: что сохраняет сайт, куда уходят формы, когда загружаются сторонние сервисы и как их отключить.',
  ),
  sections: [
    plain(
      'summary',
      text('1. Kısaca', '1. In short', '1. Kurz gesagt', '1. Коротко'),
      text(
        'Bu siteyi adınızı vermeden, izlenmeden gezebilirsiniz. Sayfalar önceden hazırlanmıştır ve herkese aynıdır; kim olduğunuza göre değişmez, fiyat ya da oda sırası size göre düzenlenmez. Yalnız bir form gönderdiğinizde, bizi aradığınızda ya da açıkça onay verdiğinizde kişisel veriniz bize ulaşır. Onay vermeden harita, video, sohbet ya da ölçüm hizmeti yüklenmez.',
        'You can read this site without giving your name and without being followed. Pages are prepared in advance and are the same for everyone: they do not change with who you are, and neither rates nor the order of rooms are arranged for you. Personal data reach us only when you send a form, call us or expressly agree. Without your consent no map, video, chat or measuring service is loaded.',
        'Sie können diese Website lesen, ohne Ihren Namen zu nennen und ohne verfolgt zu werden. Die Seiten sind vorbereitet und für alle gleich: Sie ändern sich nicht danach, wer Sie sind, und weder Preise noch Reihenfolge der Zimmer werden für Sie sortiert. Personenbezogene Daten erreichen uns nur, wenn Sie ein Formular senden, anrufen oder ausdrücklich zustimmen. Ohne Zustimmung lädt keine Karte, kein Video, kein Chat und keine Messung.',
        'Сайт можно читать, не называя имени и без слежки. Страницы подготовлены заранее и одинаковы для всех: они не меняются в зависимости от того, кто вы, ни цены, ни порядок номеров под вас не подстраиваются. Персональные данные попадают к нам, только если вы отправили форму, позвонили или прямо согласились. Без согласия не загружаются ни карта, ни видео, ни чат, ни счётчики.',
      ),
      text(
        'Bu politika internet sitesini anlatır. Rezervasyon, konaklama ve genel haklarınız için KVKK aydınlatma metnimize, çerezlerin tam listesi için çerez politikamıza bakın. Üçü birlikte okunur; birbirini tamamlar.',
        'This policy describes the website. For bookings, stays and your rights in general see our data protection notice, and for the full list of cookies our cookie policy. The three are meant to be read together.',
        'Diese Erklärung beschreibt die Website. Zu Buchung, Aufenthalt und Ihren Rechten lesen Sie unsere Datenschutzhinweise, zur vollständigen Liste der Cookies die Cookie-Richtlinie. Die drei Texte gehören zusammen.',
        'Эта политика описывает сайт. О бронировании, проживании и ваших правах читайте в уведомлении о защите данных, полный перечень файлов cookie — в отдельной политике. Три текста дополняют друг друга.',
      ),
    ),
    plain(
      'responsible',
      text('2. Sorumlu', '2. Who is responsible', '2. Verantwortlich', '2. Кто отвечает'),
      text(
        'Sitenin sorumlusu Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya’dır. Gizlilikle ilgili her soru için privacy@crystalhotels.example adresine yazabilir ya da 444 0 558’i arayıp “veri koruma” diyebilirsiniz; sizi bu işle görevli kişiye bağlarız. Yazılı soruları yedi gün içinde yanıtlarız.',
        'The site is run by Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya, Türkiye. Write to privacy@crystalhotels.example with any question, or call 444 0 558 and say “data protection”: we put you through to the person in charge. Letters are answered within seven days.',
        'Betreiberin ist die Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya, Türkei. Mit Fragen wenden Sie sich an privacy@crystalhotels.example oder rufen 444 0 558 an und sagen „Datenschutz“: Wir verbinden Sie mit der zuständigen Person. Schriftliche Fragen beantworten wir binnen sieben Tagen.',
        'За сайт отвечает Crystal Hotels Turizm İşletmeleri A.Ş., Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Анталья, Турция. С любым вопросом пишите на privacy@crystalhotels.example или звоните 444 0 558 и скажите «защита данных»: соединим с ответственным сотрудником. На письма отвечаем в течение семи дней.',
      ),
    ),
    listed(
      'server',
      text('3. Sunucu kayıtları', '3. Server logs', '3. Serverprotokolle', '3. Журналы сервера'),
      text(
        'Bir sayfa istediğinizde sunucu, onu gönderebilmek ve saldırıları tanıyabilmek için kısa bir kayıt tutar. Kayıt on dört gün sonra kendiliğinden silinir, başka verilerle birleştirilmez ve şunları içerir:',
        'When you ask for a page the server keeps a short record so that it can send it and recognise attacks. It is deleted by itself after fourteen days, is not joined to other data, and holds:',
        'Rufen Sie eine Seite auf, führt der Server ein kurzes Protokoll, um sie senden und Angriffe erkennen zu können. Es wird nach vierzehn Tagen automatisch gelöscht, nicht mit anderen Daten verbunden und enthält:',
        'Когда вы запрашиваете страницу, сервер ведёт краткую запись, чтобы отправить её и распознать атаку. Запись удаляется через четырнадцать дней, не объединяется с другими данными и содержит:',
      ),
      [
        text(
          'istek zamanı ve istenen adres,',
          'time of the request and the address asked for;',
          'Zeit des Aufrufs und gewünschte Adresse,',
          'время и запрошенный адрес;',
        ),
        text(
          'son üç hanesi silinmiş IP adresi,',
          'the IP address with its last part removed;',
          'die um den letzten Teil gekürzte IP-Adresse,',
          'IP-адрес без последней части;',
        ),
        text(
          'tarayıcının kendini tanıttığı ad ve dil tercihi,',
          'the browser’s name and preferred language;',
          'Name und bevorzugte Sprache des Browsers,',
          'название браузера и предпочитаемый язык;',
        ),
        text(
          'yanıt kodu ve gönderilen bayt sayısı.',
          'the code of the answer and the number of bytes sent.',
          'Antwortcode und Zahl der gesendeten Bytes.',
          'код ответа и число переданных байтов.',
        ),
      ],
    ),
    plain(
      'country',
      text('4. Ülke ve dil', '4. Country and language', '4. Land und Sprache', '4. Страна и язык'),
      text(
        'Ana sayfaya dil belirtmeden gelirseniz, tarayıcınızın dil tercihine bakarak sizi uygun dile yönlendiririz. Bu tercih saklanmaz. Menüden bir dil seçerseniz seçiminiz i18n_redirected adlı çerezde 365 gün tutulur, çünkü bu artık sizin kararınızdır. Arayacağınız telefon numarasını doğru göstermek için, isteğin hangi ülkeden geldiğini ağın kenarındaki sunucu bir an için belirler; ülke kodu kaydedilmez ve konumunuz daha ince ölçekte bilinmez.',
        'If you come to the home page without a language, we look at your browser’s preference and lead you to the fitting one. That preference is not kept. If you choose a language in the menu, your choice is stored in a cookie named i18n_redirected for 365 days, for now it is your decision. To show the right phone number, the server at the network’s edge tells for a moment from which country the request comes; the country code is not recorded, and your place is not known any more closely.',
        'Kommen Sie ohne Sprachangabe auf die Startseite, richten wir uns nach der Einstellung Ihres Browsers. Sie wird nicht gespeichert. Wählen Sie im Menü eine Sprache, steht Ihre Wahl 365 Tage lang im Cookie i18n_redirected, denn nun ist es Ihre Entscheidung. Um die richtige Telefonnummer zu zeigen, erkennt der Server am Netzrand für einen Augenblick das Land der Anfrage; der Ländercode wird nicht gespeichert, genauer kennen wir Ihren Ort nicht.',
        'Если вы пришли на главную страницу без указания языка, мы смотрим на настройку браузера и открываем подходящий. Она не сохраняется. Если вы выбрали язык в меню, выбор хранится в файле i18n_redirected 365 дней: теперь это ваше решение. Чтобы показать верный телефон, сервер на краю сети на мгновение определяет страну запроса; код страны не записывается, точнее ваше место нам неизвестно.',
      ),
    ),
    plain(
      'contact',
      text('5. İletişim formu', '5. Contact form', '5. Kontaktformular', '5. Форма связи'),
      text(
        'Formda ad soyad, e-posta, telefon, konu ve ileti istenir; ilk dördü zorunludur, çünkü onlarsız yanıt veremeyiz. Gönderdiğiniz ileti şifreli bağlantıyla konuk ilişkileri sistemimize gider, ilgili otelin ekibince okunur ve bir yıl sonra silinir. İletinizi pazarlama için kullanmayız. Gönderme başarısız olursa yazdıklarınız yalnız ekranınızda kalır; biz onları göremeyiz.',
        'The form asks for name, e-mail, phone, subject and message; the first four are required because without them we cannot answer. What you send travels by an encrypted connection to our guest relations system, is read by the team of the hotel concerned, and is deleted after a year. We do not use it for marketing. If sending fails, your words stay on your screen alone; we cannot see them.',
        'Das Formular fragt nach Name, E-Mail, Telefon, Betreff und Nachricht; die ersten vier sind Pflicht, weil wir sonst nicht antworten können. Ihre Nachricht geht verschlüsselt an unsere Gästebetreuung, wird vom Team des betreffenden Hotels gelesen und nach einem Jahr gelöscht. Für Werbung nutzen wir sie nicht. Scheitert der Versand, bleibt der Text allein auf Ihrem Bildschirm; wir sehen ihn nicht.',
        'Форма запрашивает имя, почту, телефон, тему и сообщение; первые четыре обязательны, без них мы не сможем ответить. Сообщение уходит по зашифрованному соединению в систему работы с гостями, его читает команда нужного отеля, через год оно удаляется. Для рекламы мы его не используем. Если отправка не удалась, текст остаётся только на вашем экране; мы его не видим.',
      ),
    ),
    plain(
      'newsletter',
      text('6. Bülten', '6. Newsletter', '6. Newsletter', '6. Рассылка'),
      text(
        'Yılda dört mektup için yalnız e-posta adresinizi ve onay kutusunu isteriz. Onay kutusu boş gelir. İlk iletiye kadar kaydınızı bağlantıyla doğrulamanızı rica ederiz; doğrulanmayan adres yedi gün sonra silinir. Mektuplarda açılma ya da tıklama ölçen görünmez resim yoktur. Her mektubun sonunda tek tıkla ayrılma bağlantısı bulunur; ayrılırsanız adresiniz aynı gün listeden çıkar.',
        'For four letters a year we ask for your e-mail address and a tick in a box that comes empty. Before the first letter you confirm by a link; an address not confirmed is deleted after seven days. Our letters hold no invisible pictures that count openings or clicks. At the end of each stands a link to leave by one click, and your address is off the list on the same day.',
        'Für vier Briefe im Jahr brauchen wir Ihre E-Mail-Adresse und ein Häkchen in einem Kästchen, das leer ist. Vor dem ersten Brief bestätigen Sie über einen Link; unbestätigte Adressen löschen wir nach sieben Tagen. Unsichtbare Bilder, die Öffnungen oder Klicks zählen, enthalten unsere Briefe nicht. Am Ende jedes Briefs steht ein Link zur Abmeldung mit einem Klick, und noch am selben Tag ist Ihre Adresse von der Liste.',
        'Для четырёх писем в год нужны только адрес почты и отметка в поле, которое изначально пустое. Перед первым письмом вы подтверждаете подписку по ссылке; неподтверждённый адрес удаляется через семь дней. В письмах нет невидимых картинок, считающих открытия и клики. В конце каждого — ссылка для отписки в один клик, и в тот же день адреса нет в списке.',
      ),
    ),
    plain(
      'search',
      text('7. Arama ve rezervasyon', '7. Search and booking', '7. Suche und Buchung', '7. Поиск и бронирование'),
      text(
        'Otel, tarih ve konuk seçimi tarayıcınızda kalır. “Uygunluk” düğmesine bastığınızda bu bilgiler, çocukların doğum tarihiyle birlikte, yeni sekmede açılan rezervasyon sayfasına adresin içinde taşınır. Bazı otellerde bu sayfa bizim, bazılarında rezervasyon ortağımızındır; ortağın sayfasında kendi gizlilik metni geçerlidir ve ödeme bilgisi hiçbir zaman bu siteye girilmez. Aramayı yalnız denediyseniz bizde iz kalmaz.',
        'Hotel, dates and guests stay in your browser. When you ask for availability they travel, with the children’s dates of birth, in the address of the reservation page that opens in a new tab. For some hotels that page is ours, for others our booking partner’s; there the partner’s own privacy text applies, and payment details are never entered on this site. A search that you only tried leaves no trace with us.',
        'Hotel, Daten und Gäste bleiben in Ihrem Browser. Fragen Sie die Verfügbarkeit ab, wandern sie samt Geburtsdaten der Kinder in die Adresse der Buchungsseite, die sich in einem neuen Tab öffnet. Bei einigen Hotels gehört diese Seite uns, bei anderen unserem Buchungspartner; dort gilt dessen Erklärung, und Zahlungsdaten werden nie auf dieser Website eingegeben. Eine bloß probierte Suche hinterlässt bei uns keine Spur.',
        'Отель, даты и гости остаются в браузере. Когда вы проверяете наличие, эти сведения вместе с датами рождения детей передаются в адресе страницы бронирования, которая открывается в новой вкладке. У одних отелей она наша, у других — партнёра; там действует его политика, а платёжные данные на этом сайте никогда не вводятся. Пробный поиск следов у нас не оставляет.',
      ),
    ),
    tabled(
      'third',
      text('8. Üçüncü taraf hizmetler', '8. Third-party services', '8. Dienste Dritter', '8. Сторонние сервисы'),
      [
        text('Hizmet', 'Service', 'Dienst', 'Сервис'),
        text('Ne zaman yüklenir?', 'When it loads', 'Wann er lädt', 'Когда загружается'),
        text('Neyi görür?', 'What it sees', 'Was er sieht', 'Что видит'),
      ],
      [
        [
          text('Canlı sohbet', 'Live chat', 'Live-Chat', 'Онлайн-чат'),
          text('onaydan sonra', 'after consent', 'nach Zustimmung', 'после согласия'),
          text(
            'IP adresi, yazdıklarınız',
            'IP address, what you write',
            'IP-Adresse, Ihre Nachrichten',
            'IP-адрес, ваши сообщения',
          ),
        ],
        [
          text('Harita', 'Map', 'Karte', 'Карта'),
          text('haritaya basınca', 'when you open the map', 'wenn Sie die Karte öffnen', 'когда откроете карту'),
          text(
            'IP adresi, bakılan bölge',
            'IP address, area viewed',
            'IP-Adresse, Ausschnitt',
            'IP-адрес, область карты',
          ),
        ],
        [
          text('Etiket yöneticisi', 'Tag manager', 'Tag-Manager', 'Менеджер тегов'),
          text(
            'onaydan sonra, üç otelde',
            'after consent, on three hotels’ pages',
            'nach Zustimmung, bei drei Hotels',
            'после согласия, у трёх отелей',
          ),
          text('görülen sayfa', 'page viewed', 'aufgerufene Seite', 'просмотренная страница'),
        ],
        [
          text('Mesajlaşma düğmesi', 'Messaging button', 'Messenger-Schaltfläche', 'Кнопка мессенджера'),
          text(
            'basınca, kendi uygulamasında',
            'when pressed, in its own app',
            'beim Antippen, in eigener App',
            'при нажатии, в приложении',
          ),
          text('telefon numaranız', 'your number', 'Ihre Nummer', 'ваш номер'),
        ],
        [
          text('Görseller ve yazı tipleri', 'Pictures and fonts', 'Bilder und Schriften', 'Картинки и шрифты'),
          text(
            'hep kendi sunucumuzdan',
            'always from our own server',
            'immer von unserem Server',
            'всегда с нашего сервера',
          ),
          text('üçüncü taraf yok', 'no third party', 'kein Dritter', 'третьих лиц нет'),
        ],
      ],
    ),
    plain(
      'social',
      text(
        '9. Sosyal ağlar ve dış bağlantılar',
        '9. Social networks and links',
        '9. Soziale Netze und Links',
        '9. Соцсети и внешние ссылки',
      ),
      text(
        '“Bizi izleyin” altındaki adlar yalnızca bağlantıdır; üzerine basmadıkça o ağlara hiçbir bilgi gitmez. Bağlantıdan geçtiğinizde o sitenin kuralları geçerlidir, bizim bu kurallar üzerinde etkimiz yoktur. Sosyal ağlardaki sayfalarımıza yazdıklarınızı yalnız yanıt vermek için kullanır, başka bir listeye aktarmayız.',
        'The names under “Follow us” are plain links; unless you press them, nothing goes to those networks. Once you have followed a link that site’s rules apply, and we have no influence on them. What you write on our pages there we use to answer you, and copy into no other list.',
        'Die Namen unter „Folgen Sie uns“ sind bloße Links; solange Sie nicht darauf tippen, erfahren diese Netze nichts. Danach gelten deren Regeln, auf die wir keinen Einfluss haben. Was Sie auf unseren Seiten dort schreiben, nutzen wir nur zur Antwort und übertragen es in keine Liste.',
        'Названия под «Мы в соцсетях» — просто ссылки; пока вы на них не нажали, сети ничего не узнают. После перехода действуют правила того сайта, и повлиять на них мы не можем. Написанное на наших страницах там мы используем лишь для ответа и ни в какие списки не переносим.',
      ),
    ),
    plain(
      'security',
      text('10. Güvenlik', '10. Security', '10. Sicherheit', '10. Безопасность'),
      text(
        'Site yalnız şifreli bağlantıyla (HTTPS) açılır. Sayfalara hangi kaynaktan betik yüklenebileceği sunucuda tanımlıdır; başka kaynaktan gelen çalışmaz. Formlar istenmeyen gönderilere karşı, sizi bulmaca çözmeye zorlamadan, gizli bir alan ve hız sınırıyla korunur. Bir güvenlik açığı bulursanız security@crystalhotels.example adresine yazın: iki iş günü içinde yanıtlar, iyi niyetle bildiren kimseye dava açmayız.',
        'The site opens by encrypted connection (HTTPS) alone. Which sources may run scripts is fixed on the server; others do not run. Forms are guarded against spam by a hidden field and a limit of speed, without puzzles for you. If you find a weakness, write to security@crystalhotels.example: we answer within two working days and take no action against those who report in good faith.',
        'Die Website öffnet sich nur über verschlüsselte Verbindung (HTTPS). Welche Quellen Skripte ausführen dürfen, legt der Server fest; andere laufen nicht. Formulare schützt ein verstecktes Feld und ein Tempolimit vor Spam, ganz ohne Bilderrätsel. Wer eine Schwachstelle findet, schreibt an security@crystalhotels.example: Wir antworten binnen zwei Werktagen und gehen gegen niemanden vor, der in gutem Glauben meldet.',
        'Сайт открывается только по шифрованному соединению (HTTPS). Откуда могут выполняться скрипты, задано на сервере; остальные не сработают. Формы защищены от спама скрытым полем и ограничением скорости, без головоломок. Нашли уязвимость — пишите на security@crystalhotels.example: ответим за два рабочих дня и не преследуем тех, кто сообщает добросовестно.',
      ),
    ),
    listed(
      'rights',
      text('11. Seçenekleriniz', '11. Your choices', '11. Ihre Möglichkeiten', '11. Ваш выбор'),
      text(
        'Kanun’un ve GDPR’nin tanıdığı hakların tümü KVKK metnimizdedir. Bu sitede ayrıca:',
        'All rights under the Law and the GDPR stand in our data protection notice. On this site you can also:',
        'Alle Rechte nach dem Gesetz und der DSGVO stehen in den Datenschutzhinweisen. Auf dieser Website können Sie außerdem:',
        'Все права по Закону и GDPR перечислены в уведомлении о защите данных. На этом сайте вы также можете:',
      ),
      [
        text(
          'çerez tercihinizi her sayfanın altından değiştirebilirsiniz; reddetmek de kabul etmek kadar kolaydır,',
          'change your cookie choice at the foot of any page; refusing is as easy as agreeing;',
          'Ihre Cookie-Wahl am Fuß jeder Seite ändern; ablehnen ist so leicht wie zustimmen,',
          'изменить выбор по файлам cookie внизу любой страницы; отказаться так же просто, как согласиться;',
        ),
        text(
          'bütün sayfaları betik çalıştırmadan okuyabilir, formları betiksiz gönderebilirsiniz,',
          'read every page and send every form with scripts turned off;',
          'alle Seiten ohne Skripte lesen und alle Formulare ohne Skripte senden,',
          'читать все страницы и отправлять формы с отключёнными скриптами;',
        ),
        text(
          'bizdeki iletilerinizin kopyasını ya da silinmesini privacy@crystalhotels.example adresinden isteyebilirsiniz,',
          'ask for a copy of your messages, or for their deletion, at privacy@crystalhotels.example;',
          'unter privacy@crystalhotels.example eine Kopie Ihrer Nachrichten oder deren Löschung verlangen,',
          'запросить копию своих сообщений или их удаление на privacy@crystalhotels.example;',
        ),
        text(
          'yanıtımızı yetersiz bulursanız Kişisel Verileri Koruma Kurulu’na başvurabilirsiniz.',
          'and complain to the Turkish Personal Data Protection Board, or to your own authority, if our answer does not satisfy you.',
          'sich bei der türkischen oder Ihrer heimischen Datenschutzbehörde beschweren, wenn Ihnen unsere Antwort nicht genügt.',
          'пожаловаться в Совет по защите персональных данных Турции или в орган своей страны.',
        ),
      ],
    ),
    plain(
      'children',
      text('12. Çocuklar', '12. Children', '12. Kinder', '12. Дети'),
      text(
        'Sitemiz yetişkinlere yöneliktir: 18 yaşından küçüklerden form, abonelik ya da üyelik kabul etmeyiz. Çocuk kulübünün sayfaları çocuklar için değil, onların ailesi için yazılmıştır ve o sayfalarda hiçbir ölçüm yapılmaz. Çocuğunuzun bize yazdığını fark ederseniz haber verin, iletiyi sileriz.',
        'The site is meant for adults: we accept no forms, subscriptions or memberships from those under 18. The pages of the children’s club are written for their families, and nothing is measured on them. If you find that your child has written to us, tell us and we delete the message.',
        'Die Website richtet sich an Erwachsene: Formulare, Abonnements und Mitgliedschaften nehmen wir von unter 18-Jährigen nicht an. Die Seiten des Kinderclubs sind für die Familien geschrieben, und auf ihnen wird nichts gemessen. Hat Ihr Kind uns geschrieben, sagen Sie es, und wir löschen die Nachricht.',
        'Сайт предназначен для взрослых: форм, подписок и членства от лиц младше 18 лет мы не принимаем. Страницы детского клуба написаны для семей, и на них ничего не измеряется. Если ребёнок нам написал, сообщите, и мы удалим письмо.',
      ),
    ),
    listed(
      'app',
      text('13. Uygulama', '13. The app', '13. Die App', '13. Приложение'),
      text(
        'Uygulamayı kullanmak zorunlu değildir; içindeki her şey otelde basılı olarak da bulunur. Yüklerseniz şunları bilmeniz iyi olur:',
        'You need not use the app; all that it holds can be had on paper in the hotel. If you install it, it is good to know:',
        'Die App ist freiwillig; alles darin gibt es im Hotel auch auf Papier. Wenn Sie sie installieren, ist gut zu wissen:',
        'Пользоваться приложением не обязательно: всё, что в нём есть, имеется в отеле на бумаге. Если установите, полезно знать:',
      ),
      [
        text(
          'Oda numarası ve soyadınızla açılır; konaklamanız bittikten yedi gün sonra oturum kendiliğinden kapanır ve telefondaki veriler silinir.',
          'It opens with room number and surname; seven days after your stay the session ends by itself and the data on the phone are deleted.',
          'Sie öffnet mit Zimmernummer und Nachname; sieben Tage nach dem Aufenthalt endet die Sitzung von selbst, und die Daten auf dem Telefon werden gelöscht.',
          'Вход по номеру комнаты и фамилии; через семь дней после отъезда сеанс закрывается сам, данные на телефоне удаляются.',
        ),
        text(
          'Konum, rehber, fotoğraf ve mikrofon izni istemez; bildirim izni vermezseniz masa saatinizi ekranda görürsünüz.',
          'It asks for no access to location, contacts, photographs or microphone; without notifications you see the hour of your table on the screen.',
          'Sie verlangt keinen Zugriff auf Standort, Kontakte, Fotos oder Mikrofon; ohne Mitteilungen sehen Sie die Tischzeit auf dem Bildschirm.',
          'Оно не запрашивает доступ к местоположению, контактам, фото и микрофону; без уведомлений время столика видно на экране.',
        ),
        text(
          'Masa rezervasyonları ve resepsiyona yazdığınız iletiler doksan gün sonra silinir.',
          'Table bookings and messages to reception are deleted after ninety days.',
          'Tischbestellungen und Nachrichten an die Rezeption werden nach neunzig Tagen gelöscht.',
          'Брони столиков и сообщения на ресепшен удаляются через девяносто дней.',
        ),
        text(
          'Çökme raporu yalnız siz gönder derseniz gider ve adınızı içermez.',
          'A crash report goes out only if you say so, and without your name.',
          'Ein Absturzbericht geht nur mit Ihrem Einverständnis hinaus, ohne Namen.',
          'Отчёт о сбое отправляется только с вашего разрешения и без имени.',
        ),
      ],
    ),
    plain(
      'calls',
      text(
        '14. Telefon ve mesajlaşma',
        '14. Phone and messages',
        '14. Telefon und Nachrichten',
        '14. Телефон и сообщения',
      ),
      text(
        '444 0 558 aramalarında bant kaydı değil, bir kişi yanıt verir. Hizmet kalitesi için kayıt yapılacaksa görüşmenin başında söyleriz; istemezseniz kayıt durdurulur ve görüşme aynı biçimde sürer. Kayıtlar doksan gün sonra silinir. Sizi ararken numaramızı gizlemeyiz; kart numarası, şifre ya da kimlik fotoğrafı istemeyiz. Böyle bir istek alırsanız kapatın ve bizi bildiğiniz numaradan arayın.',
        'On 444 0 558 a person answers. If a call is to be recorded for quality we say so at its start; if you would rather not, recording stops and the call goes on just the same. Recordings are deleted after ninety days. When we call you we do not hide our number, and never ask for card numbers, passwords or pictures of identity papers. If somebody does, hang up and call the number you know.',
        'Unter 444 0 558 meldet sich ein Mensch. Soll ein Gespräch zur Qualitätssicherung aufgezeichnet werden, sagen wir es zu Beginn; möchten Sie das nicht, endet die Aufnahme, und das Gespräch geht ebenso weiter. Aufnahmen löschen wir nach neunzig Tagen. Rufen wir Sie an, unterdrücken wir unsere Nummer nicht und fragen nie nach Kartennummern, Passwörtern oder Ausweisfotos. Tut es jemand, legen Sie auf und rufen die bekannte Nummer an.',
        'По номеру 444 0 558 отвечает человек. Если разговор записывают для контроля качества, мы скажем об этом в начале; не хотите — запись остановят, а разговор продолжится. Записи удаляются через девяносто дней. Звоня вам, мы не скрываем номер и никогда не просим номер карты, пароль или фото документа. Если просят — положите трубку и перезвоните по известному вам номеру.',
      ),
      text(
        'WhatsApp ve benzeri uygulamalardan yazarsanız iletiniz o uygulamanın sunucularından geçer ve onun kuralları da geçerlidir. Oraya pasaport, sağlık bilgisi ya da kart bilgisi göndermemenizi rica ederiz; gönderilirse okunduktan sonra sileriz. Bu konuşmaları altı ay saklar, başka amaçla kullanmayız.',
        'If you write by WhatsApp or a similar app, your message passes through its servers and its rules apply as well. Please send no passports, health or card details there; if you do, we delete them once read. We keep such conversations for six months and use them for nothing else.',
        'Schreiben Sie über WhatsApp oder Ähnliches, läuft die Nachricht über dessen Server, und auch dessen Regeln gelten. Bitte senden Sie dort keine Pässe, Gesundheits- oder Kartendaten; wir löschen sie nach dem Lesen. Solche Gespräche bewahren wir sechs Monate auf und nutzen sie für nichts anderes.',
        'Если вы пишете в WhatsApp или подобное приложение, сообщение проходит через его серверы и действуют и его правила. Просим не отправлять туда паспорта, сведения о здоровье и картах; получив, мы их удаляем. Переписку храним шесть месяцев и ни для чего другого не используем.',
      ),
    ),
    tabled(
      'periods',
      text('15. Saklama süreleri', '15. How long we keep things', '15. Aufbewahrung', '15. Сроки хранения'),
      [
        text('Kayıt', 'Record', 'Datensatz', 'Запись'),
        text('Süre', 'Period', 'Frist', 'Срок'),
        text('Kim görür?', 'Who sees it', 'Wer es sieht', 'Кто видит'),
      ],
      [
        [
          text('Sunucu kaydı', 'Server log', 'Serverprotokoll', 'Журнал сервера'),
          text('14 gün', '14 days', '14 Tage', '14 дней'),
          text('bilişim ekibi', 'technicians', 'Technik', 'техники'),
        ],
        [
          text('İletişim formu', 'Contact form', 'Kontaktformular', 'Форма связи'),
          text('1 yıl', '1 year', '1 Jahr', '1 год'),
          text(
            'otel ve konuk ilişkileri',
            'hotel and guest relations',
            'Hotel und Gästebetreuung',
            'отель и служба гостей',
          ),
        ],
        [
          text('Bülten adresi', 'Newsletter address', 'Newsletter-Adresse', 'Адрес рассылки'),
          text('ayrılana dek', 'until you leave', 'bis zur Abmeldung', 'до отписки'),
          text('pazarlama ekibi', 'marketing', 'Marketing', 'отдел маркетинга'),
        ],
        [
          text('Sohbet konuşması', 'Chat', 'Chat', 'Чат'),
          text('30 gün', '30 days', '30 Tage', '30 дней'),
          text('çağrı merkezi', 'call centre', 'Telefonzentrale', 'колл-центр'),
        ],
        [
          text('Telefon kaydı', 'Phone recording', 'Gesprächsaufnahme', 'Запись звонка'),
          text('90 gün', '90 days', '90 Tage', '90 дней'),
          text('kalite sorumlusu', 'quality officer', 'Qualitätsbeauftragte', 'ответственный за качество'),
        ],
        [
          text('Güvenlik bildirimi', 'Security report', 'Sicherheitsmeldung', 'Сообщение об уязвимости'),
          text('2 yıl', '2 years', '2 Jahre', '2 года'),
          text('bilişim ekibi', 'technicians', 'Technik', 'техники'),
        ],
      ],
    ),
    plain(
      'changes',
      text('16. Değişiklikler', '16. Changes', '16. Änderungen', '16. Изменения'),
      text(
        'Bu politika 1 Ekim 2026’da yürürlüğe girdi. Sitede yeni bir hizmet kullanmaya başlarsak önce burayı günceller, onay gerekiyorsa yeniden sorarız; eski onayınızı yeni bir hizmete saymayız. Değişikliklerin dökümünü isteyene göndeririz.',
        'This policy has been in force since 1 October 2026. Before we use a new service on the site we revise this page and, where consent is needed, ask again; an old consent never covers a new service. On request we send a list of changes.',
        'Diese Erklärung gilt seit 1. Oktober 2026. Bevor wir einen neuen Dienst einsetzen, ändern wir diese Seite und fragen, wo nötig, erneut; eine alte Zustimmung deckt nie einen neuen Dienst. Eine Liste der Änderungen senden wir auf Wunsch.',
        'Политика действует с 1 октября 2026 года. Прежде чем использовать новый сервис, мы меняем эту страницу и, если нужно согласие, спрашиваем снова: старое согласие на новый сервис не распространяется. Перечень изменений пришлём по просьбе.',
      ),
    ),
  ],
}
