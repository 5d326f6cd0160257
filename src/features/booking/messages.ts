/** The guest's trip above every page. */
import { texts } from '../../config/texts.ts'

export const trip = texts({
  tr: {
    label: 'Seyahatiniz',
    grown: '12 yaş ve üzeri yetişkin sayılır',
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
    grown: '12 and over count as adults',
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
    grown: 'ab 12 Jahren als Erwachsene',
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
    grown: 'с 12 лет — как взрослые',
    change: 'Изменить',
    clear: 'Очистить',
    cleared: 'Данные поездки удалены.',
    undo: 'Вернуть',
    wishes: 'Ваши пожелания',
    more: 'Другие пожелания — в списке отелей',
    save: 'Сохранить',
  },
})
