import type { ShownBrand } from 'atrium/contract/session'
import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { Logo } from 'atrium/ui/logo'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { brand as built } from 'virtual:brand'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useStoredFile } from '#shared/field/picture/use-stored-file'
import { useText } from '#shared/i18n/text'
import { contrast } from '#shared/theme/colour'
import { primaryTones } from '#shared/theme/primary-tones'
import css from './brand-preview.module.css'
import { asText } from '../setting-columns'
import { brandGroup } from '../use-setting-form'
import { texts } from '../text'

const parts = ['name', 'colour', 'logo', 'picture'] as const

/** Returns the brand with the value in the form: the settings of the group are in the order of its parts. */
function useEditedBrand({ settingId }: SettingInfo): ShownBrand {
  const value = Form.useWatch<unknown>('value')
  const { data = [] } = useQuery(queryOf(api.settings.list, { query: { group: brandGroup } }))
  const values = parts.map((part, at) => {
    const setting = data[at]
    return [part, asText(setting?.settingId === settingId ? value : setting?.value)] as const
  })
  const { name, colour, ...pictures } = Object.fromEntries(values) as unknown as ShownBrand
  return { ...pictures, name, colour: /^#[\da-f]{6}$/i.test(colour) ? colour : built.colour }
}

/** Shows how the header and the login page will look, and how readable words in the colour are. */
export function BrandPreview({ setting }: { setting: SettingInfo }) {
  const t = useText(texts)
  const { name, colour, logo, picture } = useEditedBrand(setting)
  const { primaryFill: fill, primary } = primaryTones(colour, 'light')
  const onDark = primaryTones(colour, 'dark').primary
  const ground = useStoredFile(picture)
  const ratio = (one: string, other: string) => contrast(one, other).toFixed(1)
  const sign = (
    <span className={css.sign}>
      <Sign logo={logo} />
      {name}
    </span>
  )
  return (
    <section className={css.preview} aria-label={t('brandPreview')} style={{ '--primary-fill': fill }}>
      <b>{t('previewHeader')}</b>
      <div className={css.header}>
        {sign}
        <span className={css.button}>{t('sampleButton')}</span>
      </div>
      <b>{t('previewSignIn')}</b>
      <div className={css.signIn}>
        <div
          className={css.art}
          style={
            ground
              ? { background: `linear-gradient(rgb(0 0 0 / 56%), rgb(0 0 0 / 56%)), url("${ground}") center / cover` }
              : {}
          }
        >
          {sign}
        </div>
        <div className={css.side}>
          <span className={css.field} />
          <span className={css.field} />
          <span className={css.button}>{t('sampleButton')}</span>
        </div>
      </div>
      <p>
        {t('contrast', {
          white: ratio('#ffffff', fill),
          light: ratio(primary, '#ffffff'),
          dark: ratio(onDark, '#1d1e25'),
        })}
      </p>
      {fill.toLowerCase() !== colour.toLowerCase() && <p>{t('adapted', { chosen: ratio('#ffffff', colour), fill })}</p>}
    </section>
  )
}

function Sign({ logo }: { logo: string }) {
  const address = useStoredFile(logo)
  if (logo === '') return <Logo path={built.logo} />
  return address ? <img className={css.logo} src={address} alt="" /> : <span className={css.logo} />
}
