/** What a list of the desk is filtered by; '' for no filter. */
export interface FilterChoice {
  /** Part of a hotel's name. */
  hotel: string
  lang: string
  /** Kind of the record. */
  record: string
}

export interface FilterView {
  choice: FilterChoice
  /** Names of the hotels. */
  hotels: readonly string[]
  languages: readonly Option[]
  records: readonly Option[]
  isSet: boolean
  /** Whether no hotel has a name like this. */
  isUnknownHotel: boolean
}

export interface Option {
  value: string
  text: string
}
