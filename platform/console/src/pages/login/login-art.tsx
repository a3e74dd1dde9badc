import { brand } from 'virtual:brand'
import { Logo } from 'atrium/ui/logo'
import { useText } from '#shared/i18n/text'
import { useSettings } from '#shared/settings/settings'
import { contrast, farEnd, mix } from '#shared/theme/colour'
import type { SignInParts } from '#shared/session/sign-in-parts'
import css from './login-art.module.css'
import { texts } from './text'

const arches = [0, 1, 2, 3, 4, 5]
const looks = ['picture', 'animated', 'plain'] as const

/** How the half of the login page beside the form looks, after the settings. */
export function useLoginArt() {
  const look = useSettings((settings) => looks[settings.loginStyle])
  const plain = useSettings((settings) => settings.loginBgColor)
  return { look, plain, ink: look === 'plain' ? farEnd(plain) : '#ffffff' }
}

type Art = ReturnType<typeof useLoginArt>

/** The half of the login page beside the form; a banner above it on a phone. Nothing is in it until `parts` are there. */
export function LoginArt({ look, plain, ink, parts }: Art & { parts: SignInParts | undefined }) {
  return (
    <section
      className={css.art}
      data-look={look}
      aria-label={brand.name}
      style={{ color: ink, ...(look === 'plain' && plainGround(plain, ink)) }}
    >
      {look === 'animated' && <div className={css.glow} />}
      {parts && (parts.Beside ? <parts.Beside /> : <OwnArt look={look} ink={ink} />)}
    </section>
  )
}

function OwnArt({ look, ink }: Pick<Art, 'look' | 'ink'>) {
  const t = useText(texts)
  return (
    <>
      <div className={css.brand}>
        <Logo path={brand.logo} inverse={ink === '#ffffff'} />
        {brand.name}
      </div>
      {look !== 'plain' && <Arches />}
      <p className={css.slogan}>
        {t('slogan1')}
        <br />
        {t('slogan2')}
      </p>
      <p className={css.promise}>{t('promise')}</p>
    </>
  )
}

/**
 * The plain colour with a tint towards the far corner: away from the colour of the words, which stay as readable. White and
 * black, which end there, get one of the primary.
 */
function plainGround(plain: string, ink: string) {
  const away = mix(plain, ink === '#ffffff' ? '#000000' : '#ffffff', 0.28)
  const tint = contrast(away, plain) < 1.1 ? `color-mix(in oklab, ${plain}, var(--primary-fill) 14%)` : away
  return { backgroundColor: plain, backgroundImage: `radial-gradient(120% 90% at 15% 10%, ${plain} 30%, ${tint} 100%)` }
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
