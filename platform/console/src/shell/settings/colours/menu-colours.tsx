import { useId } from 'react'
import { ColourField } from '#shared/field/colour-field/colour-field'
import { useText } from '#shared/i18n/text'
import { useSettings, type Settings } from '#shared/settings/settings'
import { texts } from '../text'
import css from './colours.module.css'

type MenuStyle = Settings['menuStyle']

const presets = [
  ['menuWhite', { bgColor: '#ffffff', textColor: '#2c3e50' }],
  ['menuTint', { bgColor: '#f1f0fb', textColor: '#3b3663' }],
  ['menuSteel', { bgColor: '#2c3e50', textColor: '#ffffff' }],
  ['menuNight', { bgColor: '#1d1e25', textColor: '#bfcbd9' }],
  ['menuNavy', { bgColor: '#14233f', textColor: '#d5deed' }],
  ['menuPine', { bgColor: '#12312d', textColor: '#cfe6e1' }],
] as const

/** Background and text of the menu in light mode: presets, then both colours by themselves. */
export function MenuColours() {
  const t = useText(texts)
  const group = useId()
  const menuStyle = useSettings((settings) => settings.menuStyle)
  const choose = (next: MenuStyle) => useSettings.setState({ menuStyle: next })
  return (
    <>
      <div className={css.menus} role="radiogroup" aria-label={t('menuStyle')}>
        {presets.map(([name, preset]) => (
          <label key={name} className={css.menu} title={t(name)} style={{ background: preset.bgColor }}>
            <input
              type="radio"
              name={group}
              aria-label={t(name)}
              className="visually-hidden"
              checked={isSame(preset, menuStyle)}
              onChange={() => choose(preset)}
            />
            {[70, 100, 55].map((width) => (
              <i key={width} style={{ width: `${width}%`, background: preset.textColor }} />
            ))}
          </label>
        ))}
      </div>
      <ColourField
        label={t('background')}
        value={menuStyle.bgColor}
        onChange={(bgColor) => choose({ ...menuStyle, bgColor })}
      />
      <ColourField
        label={t('text')}
        value={menuStyle.textColor}
        onChange={(textColor) => choose({ ...menuStyle, textColor })}
      />
    </>
  )
}

function isSame(a: MenuStyle, b: MenuStyle): boolean {
  return a.bgColor === b.bgColor && a.textColor === b.textColor
}
