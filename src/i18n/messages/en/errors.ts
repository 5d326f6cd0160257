/** Words of the error pages. `<hotels>`, `<contact>` mark the words that are links. */
export const errors = {
  notFound: {
    title: "SORRY, WE CAN'T FIND THE PAGE YOU'RE LOOKING FOR.",
    heading: 'Page not found',
    plain: 'This page could not be found',
    help: 'The address may have changed. <hotels>All hotels</hotels> and <contact>our contact page</contact> are still here.',
    booking: 'Go to booking',
    home: 'To the homepage',
  },
  gone: {
    title: 'This page is no longer here',
    help: 'What stood here has been taken off our site. Have a look at <hotels>our hotels</hotels>, or <contact>write to us</contact> if you miss something.',
    helpHotel:
      'What stood here is no longer among the pages of {{hotel}}. The hotel itself is looking forward to your visit; if you miss something, <contact>write to us</contact>.',
    rooms: 'See the rooms',
    hotel: 'To the hotel',
  },
  general: {
    title: 'An error occurred',
    heading: 'Something went wrong',
    help: 'Please try again in a moment.',
    status: 'Error {{status}}',
  },
  errorPage: 'An error occurred while showing the error page',
}
