import { Logo } from '@atrium/ui/logo'
import { useText } from '../../shared/i18n/text'
import { useSettings } from '../../shared/settings/settings'
import { farEnd } from '../../shared/theme/colour'
import css from './login-art.module.css'
import { texts } from './text'

const arches = [0, 1, 2, 3, 4, 5]
const looks = ['picture', 'animated', 'plain'] as const

/** The half of the login page beside the form, in the style of the settings. */
export function LoginArt() {
  const t = useText(texts)
  const look = useSettings((settings) => looks[settings.loginStyle])
  const plain = useSettings((settings) => settings.loginBgColor)
  const ink = look === 'plain' ? farEnd(plain) : '#ffffff'
  return (
    <section
      className={css.art}
      data-look={look}
      aria-label="Atrium"
      style={{ color: ink, ...(look === 'plain' && { background: plain }) }}
    >
      {look === 'animated' && <div className={css.glow} />}
      <div className={css.brand}>
        <Logo inverse={ink === '#ffffff'} />
        Atrium
      </div>
      {look !== 'plain' && <Arches />}
      <p className={css.slogan}>
        {t('slogan1')}
        <br />
        {t('slogan2')}
      </p>
      <p className={css.promise}>{t('promise')}</p>
    </section>
  )
}

function Arches() {
  return (
    <svg className={css.arches} viewBox="0 0 600 600" fill="none" stroke="#fff" strokeWidth="1.5" aria-hidden="true">
      {arches.map((n) => (
        <g key={n} opacity={0.9 - n * 0.13}>
          <path d={archPath(n)} style={{ '--nth': n }} />
        </g>
      ))}
    </svg>
  )
}

/** The nth arch from outside: each 42 units narrower and lower than the one around it. */
function archPath(n: number): string {
  const radius = 240 - n * 42
  return `M${60 + n * 42} 600V300a${radius} ${radius} 0 0 1 ${2 * radius} 0V600`
}
