import { useRipple } from '#modules/showcase/parts/interaction/press/use-ripple'
import { Button, Select, Slider, Switch } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { colors, defaults, easings, sliders } from '../option-choices'
import css from '../page.module.css'
import { texts } from '../text'

export default function Options() {
  const t = useText(texts)
  const [{ color, isEnabled, ...rest }, setOptions] = useState(defaults)
  const change = (part: Partial<typeof defaults>) => setOptions((now) => ({ ...now, ...part }))
  const ripple = useRipple({ ...rest, color: colors[color], isDisabled: !isEnabled })
  return (
    <>
      <div className={css.settings}>
        {sliders.map(({ name, ...range }) => (
          <div key={name} className={css.setting}>
            <span>{t(name)}</span>
            <Slider
              {...range}
              value={rest[name]}
              ariaLabelForHandle={t(name)}
              onChange={(value) => change({ [name]: value })}
            />
            <output>{rest[name]}</output>
          </div>
        ))}
        <div className={css.choices}>
          <Select
            aria-label={t('color')}
            value={color}
            options={(['ofText', 'primary', 'green', 'red'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(value) => change({ color: value })}
          />
          <Select
            aria-label={t('easing')}
            value={rest.easing}
            options={easings.map((value) => ({ value, label: value }))}
            onChange={(value) => change({ easing: value })}
          />
          <label className={css.choice}>
            <Switch checked={isEnabled} onChange={(checked) => change({ isEnabled: checked })} />
            {t('enabled')}
          </label>
          <Button onClick={() => setOptions(defaults)}>{t('reset')}</Button>
        </div>
      </div>
      <button ref={ripple} type="button" className={css.target}>
        <Icon name="lucide:waves" size={28} />
        <b>{t('pressHere')}</b>
        <span>{t('pressHint')}</span>
      </button>
    </>
  )
}
