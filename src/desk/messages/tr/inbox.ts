/** Texts of content findings and of outdated translations. */
import { counted } from './counted.ts'
import type { FindingCode } from '../../../config/problems/table.ts'

interface FindingText {
  title: string
  /** What a guest sees now. */
  sees: string
  todo: string
}

export const inbox = {
  inbox: {
    title: 'Düzeltilecekler',
    none: (ahead: number | undefined) =>
      ahead === undefined
        ? 'Düzeltilecek bir şey yok. Son kontrolde her içerik yerli yerindeydi.'
        : `${ahead}. sürümde düzeltilecek bir şey yok. Bu sürüm yayında değil: yayındaki sitede hâlâ hata olabilir.`,
    intro: (ahead: number | undefined) =>
      ahead === undefined
        ? 'Sitede şu an yanlış veya eksik olanlar. İçerik sisteminde düzeltilince bir sonraki yayında buradan kalkar.'
        : `${ahead}. sürümde yanlış veya eksik olanlar. Bu sürüm yayında değil: yayındaki site farklı olabilir. İçerik sisteminde düzeltilince bir sonraki sürümde buradan kalkar.`,
    sees: (isLive: boolean): string => (isLive ? 'Misafir ne görüyor:' : 'Bu sürüm yayınlanırsa misafir ne görür:'),
    todo: 'Ne yapmalı:',
    since: (moment: string) => `İlk görülme: ${moment}`,
    edit: 'İçerik sisteminde aç',
    pages: 'İlgili sayfalar:',
    morePages: (count: number) => `ve ${counted(count, 'sayfa')} daha`,
    more: (count: number) => `Hepsini göster (${count})`,
    next: 'Devamı',
    all: 'Bütün konular',
    /** Marks what marketing cannot mend. */
    forOperators: 'Siteyi işleten ekip düzeltir: içerik sisteminde yapılacak bir şey yok.',
    moreFaults: (count: number) => `ve ${count} hata daha`,
    /** In the order in which they are shown. */
    kinds: {
      'provider-failing': {
        title: 'İçerik sistemi yanıt vermiyor',
        sees: 'İçeriğin son alınan hâlini. Yeni değişiklikler siteye gelmedi.',
        todo: 'İçerik sisteminin çalıştığını kontrol ettirin; sistem düzelince bir sonraki yayın her şeyi yeniden alır.',
      },
      'record-invalid': {
        title: 'Kabul edilmeyen yeni içerik',
        sees: 'Bu kaydın sayfasını veya bölümünü görmüyor: zorunlu bir alanı eksik veya hatalı olduğu için siteye alınmadı. Adı bir listede geçiyorsa orada bağlantısız durur.',
        todo: 'Kaydı açıp eksik veya hatalı alanı düzeltin.',
      },
      'record-invalid-kept': {
        title: 'Kabul edilmeyen değişiklik',
        sees: 'Bu içeriğin son geçerli hâlini. Hatalı değişiklik siteye alınmadı.',
        todo: 'Kaydı açıp eksik veya hatalı alanı düzeltin.',
      },
      'part-dropped': {
        title: 'Eksik gösterilen içerik',
        sees: 'İçeriğin geri kalanını. Hatalı bölüm (bir görsel, bir satır, bir alan) sitede yok.',
        todo: 'Kaydı açıp hatalı bölümü düzeltin.',
      },
      'path-unsafe': {
        title: 'Adresi uygun olmayan sayfalar',
        sees: 'Bu sayfayı göremiyor: adresi kullanılamadığı için yayınlanmadı.',
        todo: 'Sayfanın adresinde yalnızca harf, rakam ve tire kullanın.',
      },
      'path-twice': {
        title: 'Aynı adresi kullanan iki kayıt',
        sees: 'Yalnızca ilk adı geçen kaydı. Diğerinin sayfası yok, ona hiçbir bağlantı gitmiyor.',
        todo: 'İçerik sisteminde ikinci adı geçen kayda başka bir adres (slug) verin.',
      },
      'file-missing': {
        title: 'Eksik görseller ve dosyalar',
        sees: 'Görselin yeri boş; video veya belge açılmıyor.',
        todo: 'Dosyayı içerik sistemine yeniden yükleyin veya kayıttan çıkarın.',
      },
      'file-unfit': {
        title: 'Kullanılamayan görseller ve dosyalar',
        sees: 'Görselin veya dosyanın önceki hâlini; öncesi yoksa sayfayı o görsel olmadan.',
        todo: 'Dosyayı yeniden yükleyin: görseli JPEG, PNG, WebP, AVIF veya SVG olarak (HEIC değil) ve en çok 80 milyon piksel, videoyu MP4, belgeyi PDF olarak.',
      },
      'media-failing': {
        title: 'Görsellerin sunucusu yanıt vermiyor',
        sees: 'Görsellerin ve dosyaların son alınan hâlini. Hiç alınamamış olanlar eksik.',
        todo: 'İçerik sisteminde yapılacak bir şey yok: siteyi işleten ekibe haber verin.',
      },
      'redirects-broken': {
        title: 'Hiçbir yere gitmeyen eski adresler',
        sees: 'Önceki sitenin bazı adreslerinde “sayfa bulunamadı” sayfasını.',
        todo: 'İçerik sisteminde yapılacak bir şey yok; siteyi işleten ekibe haber verin.',
      },
      'redirects-unneeded': {
        title: 'Gereksiz yönlendirmeler',
        sees: 'Olması gerektiği gibi bu adresteki sayfayı; adresin yönlendirmesi kullanılmıyor.',
        todo: 'İçerik sisteminde yapılacak bir şey yok; siteyi işleten ekibe haber verin.',
      },
      'number-invented': {
        title: 'Geçici telefon numaraları',
        sees: 'Gerçek olmayan bir telefon numarası. Arayan kimseye ulaşamıyor.',
        todo: 'Gerçek numarayı siteyi geliştiren ekibe iletin.',
      },
      'number-unreadable': {
        title: 'Bağlantı verilemeyen numaralar ve adresler',
        sees: 'Telefon numarasını veya e-posta adresini düz metin olarak; dokunarak arayamıyor, yazamıyor.',
        todo: 'Numarayı ülke koduyla yazın (örneğin +90 242 555 01 10); iki numaranın arasına eğik çizgi koyun.',
      },
      'cache-untold': {
        title: 'Geç görünen değişiklikler',
        sees: 'Bazı sayfaların eski hâlini; yeni sürüm yayına girdikten sonra en çok bir saat.',
        todo: 'İçerik sisteminde yapılacak bir şey yok; siteyi işleten ekibe haber verin.',
      },
      'cache-forbidden': {
        title: 'Ayarlarımızı kabul etmeyen önbellek',
        sees: 'Bazı sayfaların eski hâlini; her yeni sürümden sonra en çok bir saat.',
        todo: 'İçerik sisteminde yapılacak bir şey yok; önbelleğin erişim anahtarını kabul etmediğini siteyi işleten ekibe bildirin.',
      },
      contradiction: {
        title: 'Birbiriyle çelişen bilgiler',
        sees: 'Aynı oda veya restoran için bir dilde ya da sayfada bir değeri, diğerinde başka bir değeri.',
        todo: 'Doğru değeri bütün dillerde ve listelerde aynı yazın.',
      },
      'link-broken': {
        title: 'Kırık bağlantılar',
        sees: 'Bağlantıya dokununca “sayfa bulunamadı” sayfasını.',
        todo: 'Bağlantıyı içerik sisteminde düzeltin. Orada yoksa siteyi geliştiren ekibe bildirin.',
      },
      'url-dropped': {
        title: 'Kullanılamayan adresler',
        sees: 'Bu bağlantıyı, görseli, çerçeveyi veya rezervasyon adresini göremiyor: adres bu biçimde kullanılamadığı için çıkarıldı.',
        todo: 'Sitenin kendi sayfasını dil olmadan yazın (/en/hotels değil, hotels); diğer adresler https:, tel: veya mailto: ile başlamalı. Başka bir sitenin çerçevesi (iframe), videosu veya eklentisi yerine ona bir bağlantı koyun.',
      },
      'link-missing': {
        title: 'Bu dilde sayfası olmayan bağlantılar',
        sees: 'Bağlantıyı göremiyor; bağlantı bir metnin içindeyse kelimeleri düz yazı olarak okuyor.',
        todo: 'Sayfa taşındıysa bağlantıya yeni adresini yazın, kaldırıldıysa bağlantıyı silin; bu dilde hiç yoksa sayfayı çevirin veya bağlantıyı bu dilden çıkarın.',
      },
      'alternate-missing': {
        title: 'Eksik çeviriler',
        sees: 'Bu sayfayı o dilde okuyamıyor: çevirisi var deniyor ama sayfa yok.',
        todo: 'Sayfayı o dile çevirin veya sayfanın dil listesinden o dili çıkarın.',
      },
      'call-failed-empty': {
        title: 'Alınamayan listeler',
        sees: 'Sayfayı bu liste (odalar, planlar, hikâyeler veya galeri) olmadan.',
        todo: 'Bir sonraki yayında yeniden denenir. Saatlerce sürerse içerik sisteminin desteğine haber verin.',
      },
      'call-failed-kept': {
        title: 'Güncellenemeyen içerik',
        sees: 'Bu içeriğin son alınan hâlini.',
        todo: 'Bir sonraki yayında yeniden denenir. Saatlerce sürerse içerik sisteminin desteğine haber verin.',
      },
      'page-faulty': {
        title: 'Arama motorlarının yanlış okuyacağı sayfalar',
        sees: 'Çoğu misafir fark etmez; arama motorları ve ekran okuyucular sayfayı yanlış anlayabilir.',
        todo: 'Siteyi geliştiren ekibe ayrıntısıyla bildirin.',
      },
      'event-unannounced': {
        title: 'Arama motorlarına bildirilmeyen etkinlikler',
        sees: 'Etkinliğin sayfasını. Arama motorları onu etkinlikler arasında göstermez; tarihi yoksa takvime de eklenemez.',
        todo: 'Etkinliğin tarihini, saatini ve yerini girin.',
      },
      'share-letters': {
        title: 'Paylaşım görselinde boş kalan harfler',
        sees: 'Sayfayı düzgün; paylaşılan bağlantının görselinde ise bu harflerin yerini boş.',
        todo: 'Başlığı veya adı bu harfler olmadan yazın ya da harfleri siteyi geliştiren ekibe bildirin.',
      },
      'text-cleaned': {
        title: 'Düzeltilerek gösterilen metinler',
        sees: 'Metni olması gerektiği gibi: boş satır ve başlıklar, Word kalıntıları ve &amp; gibi kodlar olmadan. Adı boş bir kaydın yerinde sayfasının başlığı veya adresinden türetilen bir ad.',
        todo: 'Boş adları doldurun, metni biçimlendirmesiz yapıştırın, boş başlık ve paragrafları silin, & gibi işaretleri kod olarak değil olduğu gibi yazın.',
      },
      'page-words': {
        title: 'Arama sonuçlarında zayıf görünen sayfalar',
        sees: 'Sayfanın kendisini düzgün; arama sonuçlarında ise başlığını veya açıklamasını kesik, yetersiz ya da başka bir sayfayla aynı.',
        todo: 'Başlığı en çok 60, açıklamayı 70–160 karakter yazın; her sayfanınki farklı olsun.',
      },
    } satisfies Record<FindingCode, FindingText> as Record<FindingCode, FindingText>,
  },
  translations: {
    title: 'Çeviriler',
    none: 'Bütün çeviriler güncel: Türkçesi değişip diğer dili değişmeyen bir metin yok.',
    intro: (count: number) =>
      `${count} kaydın Türkçesi değişti, çevirisi değişmedi. Çevirileri güncellenen kayıt buradan kendiliğinden kalkar.`,
    since: (moment: string) => `Türkçe metin değişti: ${moment}`,
    turkish: 'Türkçe, değişikliklerle',
    noText: 'Bu dilde bu metin yok.',
    left: (count: number) => `ve ${count} metin daha`,
    page: 'Sayfayı aç',
    edit: 'İçerik sisteminde aç',
    dismiss: 'Çeviri doğru, listeden kaldır',
    changed:
      'Kaldırılmadı: Türkçe metin siz bakarken yeniden değişti. Sayfa yeni hâlini gösteriyor; bakıp yeniden karar verin.',
    next: 'Devamı',
    takenOff: 'Yakın zamanda listeden kaldırılanlar',
    takenOffBy: (moment: string, by: string) => `Kaldırıldı: ${moment} (${by}).`,
    putBack: 'Listeye geri al',
    notPutBack:
      'Geri alınmadı: Türkçe metin veya çeviri o zamandan beri değişti ya da başka biri sizden önce davrandı. Sayfa güncel durumu gösteriyor.',
  },
}
