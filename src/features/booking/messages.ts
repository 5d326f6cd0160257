/** The guest's trip above every page. */
import { texts } from '../../config/texts.ts'

export const trip = texts({
  tr: {
    label: 'Seyahatiniz',
    change: 'Değiştir',
    clear: 'Temizle',
    cleared: 'Seyahatiniz temizlendi.',
    undo: 'Geri al',
    wishes: 'İstekleriniz',
    more: 'Otel listesinde başka istekler',
    save: 'Kaydet',
  },
  en: {
    label: 'Your trip',
    change: 'Change',
    clear: 'Clear',
    cleared: 'Your trip is cleared.',
    undo: 'Undo',
    wishes: 'Your wishes',
    more: 'More wishes in the list of hotels',
    save: 'Save',
  },
  de: {
    label: 'Ihre Reise',
    change: 'Ändern',
    clear: 'Löschen',
    cleared: 'Ihre Reise ist gelöscht.',
    undo: 'Rückgängig',
    wishes: 'Ihre Wünsche',
    more: 'Weitere Wünsche in der Hotelliste',
    save: 'Speichern',
  },
  ru: {
    label: 'Ваша поездка',
    change: 'Изменить',
    clear: 'Очистить',
    cleared: 'Данные поездки удалены.',
    undo: 'Вернуть',
    wishes: 'Ваши пожелания',
    more: 'Другие пожелания — в списке отелей',
    save: 'Сохранить',
  },
})
