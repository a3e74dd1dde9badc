import { useLanguage } from '../../i18n/text'
import css from './two-names.module.css'

/** The name of a record in the language of the screen, the other one small beside it. */
export function TwoNames({ name, nameEn }: { name: string; nameEn: string }) {
  const [first, second] = useLanguage() === 'en' && nameEn ? [nameEn, name] : [name, nameEn]
  return (
    <span className={css.names}>
      <b>{first}</b>
      {second && second !== first && <small>{second}</small>}
    </span>
  )
}
