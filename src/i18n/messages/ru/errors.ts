import type { Messages } from '../shape.ts'

export const errors: Messages['errors'] = {
  notFound: {
    title: 'К СОЖАЛЕНИЮ, МЫ НЕ МОЖЕМ НАЙТИ СТРАНИЦУ, КОТОРУЮ ВЫ ИЩЕТЕ.',
    heading: 'Страница не найдена',
    plain: 'Эта страница не найдена',
    help: 'Возможно, адрес изменился. <hotels>Все отели</hotels> и <contact>страница контактов</contact> по-прежнему здесь.',
    booking: 'К бронированию',
    home: 'На главную',
  },
  general: {
    title: 'Произошла ошибка',
    heading: 'Что-то пошло не так',
    help: 'Попробуйте, пожалуйста, ещё раз чуть позже.',
    status: 'Ошибка {{status}}',
  },
  errorPage: 'При показе страницы с ошибкой произошла ошибка',
}
