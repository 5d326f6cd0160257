import { GROUP_COUNTRY } from '../../../site/group.ts'
import { counted } from './counted.ts'
import type { Counts, Done, Fault, FaultText, Place } from '../../views/pages.ts'
import { details } from './details.ts'
import { fields } from './fields.ts'
import { inbox } from './inbox.ts'
import { problems } from './problems.ts'
import { releases } from './releases.ts'

/** Turkish nouns keep their form after a number. */
export const tr = {
  ...inbox,
  ...releases,
  details,
  fields,
  problems,
  name: 'Yayın masası',
  otherLanguage: 'English',
  skip: 'İçeriğe geç',
  staging:
    'Bu bir deneme sitesi: hiçbir sayfası arama motorlarında görünmez. Asıl siteniz buysa, siteyi işleten ekipten STAGE ayarını hemen kaldırmasını isteyin.',
  signedInAs: (name: string) => `Merhaba, ${name}`,
  signOut: 'Çıkış yap',
  places: {
    overview: 'Yayın',
    inbox: 'Düzeltilecekler',
    translations: 'Çeviriler',
    history: 'Geçmiş',
  } satisfies Record<Place, string> as Record<Place, string>,
  done: {
    approved: 'Yayınlandı. Misafirler artık bu sürümü görüyor.',
    scheduled: 'Yayın saati kaydedildi. O saate kadar iptal edebilirsiniz.',
    cancelled: 'Yayın saati iptal edildi. Sürüm bekliyor.',
    undone: 'Önceki sürüm yeniden yayında.',
    unchanged: 'Bu sürüm zaten yayındaydı; bir şey değişmedi.',
    looking: 'Sitenin son hâli hazırlanıyor.',
    looked: 'Sitenin son hâli hazır: aşağıda onayınızı bekliyor.',
    nothingNew: 'İçerik sisteminde yeni bir şey yok: yayındaki site son hâlidir.',
    dismissed:
      'Tamam: bu çeviri, Türkçe metin yeniden değişene kadar burada görünmez. Yanlışlıkla olduysa sayfanın sonundan listeye geri alabilirsiniz.',
    putBack: 'Tamam: bu çeviri yeniden listede.',
    signedOut: 'Çıkış yapıldı.',
  } satisfies Record<Done, string> as Record<Done, string>,
  release: (number: number) => `${number}. sürüm`,
  counts: ({ changed, added, removed }: Counts) =>
    [
      changed > 0 && `${counted(changed, 'sayfa')} değişiyor`,
      added > 0 && `${counted(added, 'sayfa')} ekleniyor`,
      removed > 0 && `${counted(removed, 'sayfa')} kaldırılıyor`,
    ]
      .filter(Boolean)
      .join(', ') || 'Sayfa metinleri aynı; dosyalar veya yönlendirmeler değişiyor',
  at: (date: string, time: string) => `${date}, saat ${time}`,
  by: (name: string) => `${name} tarafından`,
  people: { webhook: 'içerik sistemi', build: 'sunucudaki yayın komutu', operator: 'sistem yöneticisi' },
  opensNew: '(yeni sekmede açılır)',
  filter: {
    title: 'Süz',
    hotel: 'Otel',
    allHotels: 'hepsi',
    language: 'Dil',
    record: 'Tür',
    all: 'hepsi',
    apply: 'Göster',
    clear: 'Süzgeci kaldır',
    noHotel: (name: string) => `Adında “${name}” geçen bir otel yok.`,
    noneFound: 'Bu seçime uyan bir şey yok.',
    ofAll: (count: number, all: number) =>
      `Bu seçime uyanlar: ${counted(all, 'sayfadan')} ${counted(count, 'tanesi')}. Yayınlarken hepsi birlikte yayınlanır.`,
  },
  overview: {
    title: 'Yayın',
    live: 'Şu anda yayında',
    liveSince: (moment: string, pages: number) => `Yayına girişi: ${moment}. ${counted(pages, 'sayfa')}.`,
    rolledBack: (by: string) => `Önceki bir sürüme dönüldü (${by}): bir sonraki yayına kadar bu sürüm kalır.`,
    waiting: 'Onay bekleyen',
    nothing: 'Onay bekleyen bir şey yok. Sitede gördüğünüz, son hâlidir.',
    behind:
      'İçerik sisteminden her şey alınamadı: son değişiklikler eksik olabilir. Neyin gelmediği Düzeltilecekler’de yazar.',
    since: (moment: string, by: string) => `Bekliyor: ${moment} (${by}).`,
    withdrawn: (by: string) =>
      `Geri alınan sürüm: yayındaydı, önceki bir sürüme dönülünce (${by}) yeniden beklemeye geçti.`,
    overtakes: (release: string, moment: string, by: string) =>
      `${release} için ${moment} planı var (${by}). Bu daha yeni sürüm ondan önce yayınlanırsa o plan düşer.`,
    planned: (moment: string, by: string) => `${moment} için planlandı (${by}).`,
    preview: 'Önizlemeyi aç',
    differences: 'Neler değişiyor',
    share: 'Önizlemeyi paylaş',
    approve: 'Şimdi yayınla',
    plan: 'Daha sonra yayınla',
    date: 'Gün',
    time: `Saat (${new Intl.DisplayNames('tr', { type: 'region' }).of(GROUP_COUNTRY)} saati)`,
    schedule: 'Saati kaydet',
    reschedule: 'Saati değiştir',
    cancel: 'Planı iptal et',
    look: 'Son hâline bak',
    lookWhy:
      'İçerik sistemindeki son hâliyle sitenin bir önizlemesini hazırlar. Misafirler hiçbir şey görmez; karar sizindir.',
    working: 'Önizleme hazırlanıyor. Bu sayfa olduğu gibi kalır; sonucu yukarıda yazar.',
    failed: 'Son deneme başarısız oldu. Yayındaki site olduğu gibi duruyor.',
    forOperators: 'Sistem yöneticisi için ayrıntı (İngilizce)',
    steady: 'Bekleyen sürümün kalıcı adresi',
    steadyWhy: 'Bu adres hep en yeni bekleyen sürümü gösterir; ekibinizle paylaşabilirsiniz (giriş gerekir).',
    earlier: 'Önceki sürümler',
    earlierSince: (moment: string) => `ilk yayını ${moment}`,
    undo: 'Bu sürüme dön',
    see: 'Bak',
  },
  share: {
    title: (number: number) => `${number}. sürümün önizlemesini paylaş`,
    what: 'Bu bağlantıyı alan, giriş yapmadan bu sürümün tamamını görür; hiçbir şeyi değiştiremez.',
    howLong: 'Geçerlilik süresi',
    hours: (hours: number) => (hours < 48 ? `${hours} saat` : `${hours / 24} gün`),
    make: 'Bağlantıyı hazırla',
    address: (moment: string) => `Bağlantı (son geçerlilik: ${moment})`,
    kept: 'Sürüm artık saklanmıyorsa daha önce biter.',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı.',
  },
  status: {
    title: 'Bu sayfa güncel mi',
    current: 'Bu sayfa güncel.',
    working: 'Son hâli hazırlanıyor; sonucu burada yazar.',
    finished: 'Son hâlinin hazırlığı bitti.',
    failed: 'Son hâli hazırlanamadı.',
    incomplete: 'Hazırlık bitti, ama içerik sisteminden her şey alınamadı.',
    newer: 'Bu sayfadan daha yeni bir şey var.',
    signedOut: 'Girişiniz sona erdi.',
    unknown: 'Daha yeni bir şey olup olmadığı şu anda bilinmiyor.',
    show: 'Göster',
    signIn: 'Giriş yap',
  },
  undo: {
    title: (number: number) => `${number}. sürüme dönülsün mü?`,
    what: 'Misafirler hemen bu sürümü görür. Bir sonraki yayına kadar böyle kalır.',
    why: 'İçerik sistemindeki metin değişmez: orada da düzeltin, yoksa bir sonraki yayınla geri gelir.',
    waitsAgain: (release: string) =>
      `${release} silinmez: değişiklikleri yeniden onay bekler. Düzeltilmeden yayınlamayın.`,
    confirm: 'Evet, bu sürüme dön',
    back: 'Vazgeç',
  },
  signIn: {
    title: 'Giriş',
    name: 'Adınız',
    nameWhy: 'Yaptıklarınız geçmişe bu adla yazılır.',
    secret: 'Parola',
    submit: 'Giriş yap',
    link: (name: string) => `Bu bağlantı ${name} için hazırlandı ve bir kez kullanılabilir.`,
    as: (name: string) => `${name} olarak gir`,
    wrong: 'Parola yanlış.',
    nameMissing: 'Adınızı yazın: yaptıklarınız geçmişe bu adla kaydedilir.',
    tooMany: (seconds: number) => `Çok sık denendi. ${seconds} saniye sonra yeniden deneyin.`,
    linkUnreadable: 'Bu bağlantı eksik veya bozuk. Size gönderilen bağlantının tamamını kopyalayın.',
    linkExpired: 'Bu bağlantının süresi doldu. Size gönderenden yenisini isteyin.',
    linkUsed: 'Bu bağlantı daha önce kullanıldı; her bağlantı bir kez geçerlidir. Size gönderenden yenisini isteyin.',
    over: 'Girişiniz sona erdiği için isteğiniz yerine getirilmedi. Giriş yapın, sonra yeniden deneyin.',
  },
  faults: {
    'approval-outdated': ({ newest }) =>
      `Bu arada daha yeni bir sürüm bekliyor: ${newest}. Önce ona bakın, sonra onu onaylayın.`,
    'live-changed': ({ last }) =>
      `Yapılmadı, çünkü siz bakarken durum değişti: ${last}. Sayfa güncel durumu gösteriyor.`,
    'plan-changed': ({ planner = 'başka biri' }) =>
      `Yapılmadı: siz bakarken bu sürümün planı değişti (${planner}). Sayfa güncel planı gösteriyor.`,
    'release-not-there': () => 'Bu sürüm artık beklemiyor veya saklanmıyor. Sayfa güncel durumu gösteriyor.',
    'redirects-lost': () =>
      'Yapılmadı: bu sürümde eski sitenin adreslerinden yönlendirmeler eksik; o adreslerden gelen misafirler sayfa bulamazdı. Mutlaka gerekiyorsa siteyi işleten ekip yapabilir (“npm run rollback -- --list” ayrıntıyı gösterir).',
    'made-for-another': () =>
      'Yapılmadı: bu sürüm başka bir site adresi, başka bir aşama veya başka bir içerik sistemi için hazırlandı; burada yanlış olurdu. Mutlaka gerekiyorsa siteyi işleten ekip yapabilir (“npm run rollback -- --list” ayrıntıyı gösterir).',
    'time-passed': () => 'Bu saat geçti. İleri bir saat seçin veya şimdi yayınlayın.',
    'time-far': ({ lastDay }) => `Bu gün çok ileride. En geç ${lastDay} seçilebilir: en fazla bir yıl sonrası.`,
    time: () => 'Gün ve saat anlaşılamadı. Gün 21.06.2027, saat 09:30 gibi olmalı.',
    'disk-failed': () =>
      'Yapılmadı, hiçbir şey değişmedi: sunucunun diskine yazılamıyor. Siteyi işleten ekibe haber verin, yer açılınca yeniden deneyin.',
    other: () => 'Bu yapılamadı. Yayındaki site olduğu gibi duruyor.',
  } satisfies Record<Fault, FaultText> as Record<Fault, FaultText>,
  notThere: {
    title: 'Böyle bir sayfa yok',
    text: 'Adres eski olabilir veya sürüm artık saklanmıyor. Menüden devam edebilirsiniz.',
  },
  begunAnew: {
    title: 'Yayın kayıtları yenilendi',
    text: 'Misafirler siteyi olduğu gibi görüyor. Sistem yöneticisi içeriği onaylayıp yayınlayana kadar burada bir şey yapılamaz.',
  },
  tooOften: {
    title: 'Çok sık denendi',
    text: 'Kısa sürede çok fazla istek geldi. Birkaç saniye sonra yeniden deneyin.',
  },
  unwritable: {
    title: 'Sunucu kayıt yapamıyor',
    text: 'Diskine yazılamadığı için hiçbir şey değişmedi. Misafirler siteyi olduğu gibi görüyor. Siteyi işleten ekibe haber verin, yer açılınca yeniden deneyin.',
  },
  failed: {
    title: 'Bir şey ters gitti',
    text: 'Bu sayfa gösterilemedi. Yayındaki site olduğu gibi duruyor; biraz sonra yeniden deneyin.',
  },
  notAllowed: {
    title: 'Bu istek kabul edilmedi',
    text: 'İstek masanın kendi sayfasından gelmedi. Sayfayı açıp yeniden deneyin.',
  },
}
