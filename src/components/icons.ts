/** Outlines on a 24 px grid. */
export const icons = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9.5l6 6 6-6',
  right: 'M4 12h15M13 6l6 6-6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15.5 13l5 1.5V18a2.5 2.5 0 0 1-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6A2.5 2.5 0 0 1 6 3.500z',
  chat: 'M4 5h16v11h-8.5L7 20v-4H4z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  guests:
    'M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-4 2.9-6 6.5-6s6.1 2 6.5 6M16 5a3.2 3.2 0 0 1 0 6.200M18 14.300c2 .8 3.2 2.7 3.5 5.7',
  search: 'M10.5 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.500L21 21',
  bed: 'M3 19v-6h18v6M3 16.500h18M5 13V6h14v7M9 13v-2.500h6V13',
  area: 'M4 9V4h5M20 15v5h-5M4 4l16 16',
  sea: 'M3 9c3-2.5 6-2.5 9 0s6 2.5 9 0M3 15c3-2.5 6-2.5 9 0s6 2.5 9 0',
  warning: 'M12 3.500L22 20H2zM12 10v5M12 16.500v1.5',
  check: 'M4.5 12.500l5 5 10-11',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5L19 12 7 19.500z',
  sound: 'M4 9.500v5h4l5 4v-13l-5 4zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.500a8 8 0 0 1 0 11',
  silent: 'M4 9.500v5h4l5 4v-13l-5 4zM16.5 9.500l5 5M21.5 9.500l-5 5',
  left: 'M20 12H5M11 6l-6 6 6 6',
  document: 'M6 3h9l4 4v14H6zM14 3v5h5',
} as const

export type IconName = keyof typeof icons
