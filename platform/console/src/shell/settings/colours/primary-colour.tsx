import { Icon } from 'atrium/ui/icon'
import { useId } from 'react'
import { ColourField } from '#shared/field/colour-field/colour-field'
import { useText } from '#shared/i18n/text'
import { useSettings } from '#shared/settings/settings'
import { texts } from '../text'
import css from './colours.module.css'

/** The seven presets of section 9 of the specification; the first is the colour that the product comes with. */
const presets = [
  ['#5240ff', 'violet'],
  ['#1668dc', 'blue'],
  ['#0d9488', 'teal'],
  ['#2f9e44', 'green'],
  ['#d9730d', 'orange'],
  ['#d6336c', 'rose'],
  ['#475569', 'slate'],
] as const

export function PrimaryColour() {
  const t = useText(texts)
  const group = useId()
  const primaryColor = useSettings((settings) => settings.primaryColor)
  const choose = (value: string) => useSettings.setState({ primaryColor: value })
  return (
    <>
      <div className={css.swatches} role="radiogroup" aria-label={t('primary')}>
        {presets.map(([colour, name]) => (
          <label key={colour} className={css.swatch} title={t(name)} style={{ background: colour }}>
            <input
              type="radio"
              name={group}
              aria-label={t(name)}
              className="visually-hidden"
              checked={primaryColor === colour}
              onChange={() => choose(colour)}
            />
            {primaryColor === colour && <Icon name="lucide:check" />}
          </label>
        ))}
      </div>
      <ColourField label={t('ownColour')} value={primaryColor} onChange={choose} />
    </>
  )
}
