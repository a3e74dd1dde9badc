import { useBrand } from '#shared/brand/brand'
import { BrandLogo } from '#shared/brand/brand-logo'
import { useBrandPicture } from '#shared/brand/use-brand-picture'
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
  const { name, picture } = useBrand()
  const address = useBrandPicture(look === 'picture' ? picture : '')
  return (
    <section
      className={css.art}
      data-look={look}
      aria-label={name}
      style={{
        color: ink,
        ...(look === 'plain' && plainGround(plain, ink)),
        ...(address !== undefined && pictureGround(address)),
      }}
    >
      {look === 'animated' && <div className={css.glow} />}
      {parts &&
        (parts.Beside ? (
          <parts.Beside />
        ) : (
          <OwnArt look={look} ink={ink} hasArches={look !== 'plain' && address === undefined} />
        ))}
    </section>
  )
}

function OwnArt({ ink, hasArches }: Pick<Art, 'look' | 'ink'> & { hasArches: boolean }) {
  const name = useBrand((brand) => brand.name)
  const t = useText(texts)
  return (
    <>
      <div className={css.brand}>
        <BrandLogo inverse={ink === '#ffffff'} />
        {name}
      </div>
      {hasArches && <Arches />}
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

/** The picture that administrators chose, dark enough for white words on any of its parts. */
const pictureGround = (address: string) => ({
  background: `linear-gradient(rgb(0 0 0 / 56%), rgb(0 0 0 / 56%)), url("${address}") center / cover`,
})

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
