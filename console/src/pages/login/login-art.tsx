import { Logo } from '@atrium/ui/logo'
import { useText } from '../../shared/i18n/text'
import css from './login.module.css'
import { texts } from './text'

const arches = [0, 1, 2, 3, 4, 5]

export function LoginArt() {
  const t = useText(texts)
  return (
    <section className={css.art} aria-label="Atrium">
      <div className={css.brand}>
        <Logo inverse />
        Atrium
      </div>
      <svg className={css.arches} viewBox="0 0 600 600" fill="none" stroke="#fff" strokeWidth="1.5" aria-hidden="true">
        {arches.map((n) => (
          <path key={n} opacity={0.9 - n * 0.13} d={archPath(n)} />
        ))}
      </svg>
      <p className={css.slogan}>
        {t('slogan1')}
        <br />
        {t('slogan2')}
      </p>
      <p className={css.promise}>{t('promise')}</p>
    </section>
  )
}

/** The nth arch from outside: each 42 units narrower and lower than the one around it. */
function archPath(n: number): string {
  const radius = 240 - n * 42
  return `M${60 + n * 42} 600V300a${radius} ${radius} 0 0 1 ${2 * radius} 0V600`
}
