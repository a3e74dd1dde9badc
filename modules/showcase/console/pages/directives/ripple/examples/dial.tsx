import { useRipple } from '#modules/showcase/parts/interaction/press/use-ripple'
import { useState, type ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { Icon, useLongPress } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*']

export default function Dial() {
  const t = useText(texts)
  const [number, setNumber] = useState('')
  const add = (sign: string) => setNumber((now) => (now + sign).slice(0, 16))
  const holdZero = useLongPress(() => add('+'))
  const holdBack = useLongPress(() => setNumber(''))
  return (
    <div className={css.phone}>
      <output className={css.number} aria-label={t('number')}>
        {number || <span className={css.hint}>{t('empty')}</span>}
      </output>
      <div className={css.keys}>
        {digits.map((digit) => (
          <Key key={digit} onClick={() => add(digit)}>
            {digit}
          </Key>
        ))}
        <Key onClick={() => add('0')} {...holdZero}>
          0<small>+</small>
        </Key>
        <Key aria-label={t('backspace')} onClick={() => setNumber(number.slice(0, -1))} {...holdBack}>
          <Icon name="lucide:delete" size={20} />
        </Key>
      </div>
    </div>
  )
}

function Key(props: ComponentProps<'button'>) {
  return <button ref={useRipple()} type="button" className={css.key} {...props} />
}
