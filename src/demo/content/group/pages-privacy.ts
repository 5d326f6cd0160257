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
    plain(
      'changes',
      text('13. Değişiklikler', '13. Changes', '13. Änderungen', '13. Изменения'),
      text(
        'Bu politika 1 Ekim 2026’da yürürlüğe girdi. Sitede yeni bir hizmet kullanmaya başlarsak önce burayı günceller, onay gerekiyorsa yeniden sorarız; eski onayınızı yeni bir hizmete saymayız. Değişikliklerin dökümünü isteyene göndeririz.',
        'This policy has been in force since 1 October 2026. Before we use a new service on the site we revise this page and, where consent is needed, ask again; an old consent never covers a new service. On request we send a list of changes.',
        'Diese Erklärung gilt seit 1. Oktober 2026. Bevor wir einen neuen Dienst einsetzen, ändern wir diese Seite und fragen, wo nötig, erneut; eine alte Zustimmung deckt nie einen neuen Dienst. Eine Liste der Änderungen senden wir auf Wunsch.',
        'Политика действует с 1 октября 2026 года. Прежде чем использовать новый сервис, мы меняем эту страницу и, если нужно согласие, спрашиваем снова: старое согласие на новый сервис не распространяется. Перечень изменений пришлём по просьбе.',
      ),
    ),
  ],
}
