import { useLanguage } from '#shared/i18n/text'
import css from './two-names.module.css'

interface TwoNamesProps {
  name: string
  nameEn: string
  /** Of a record that is out of use. */
  isQuiet?: boolean
}

/** The name of a record in the language of the screen, the other one small beside it. */
export function TwoNames({ name, nameEn, isQuiet = false }: TwoNamesProps) {
  const [first, second] = useLanguage() === 'en' && nameEn ? [nameEn, name] : [name, nameEn]
  return (
    <span className={`${css.names} ${isQuiet ? css.quiet : ''}`}>
      <b>{first}</b>
      {second && second !== first && <small>{second}</small>}
    </span>
  )
}
