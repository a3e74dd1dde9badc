import { useActionState } from 'react'
import { useFormStatus } from 'react-dom'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { bookRoom } from '../server'
import { texts } from '../text'

export default function Booking() {
  const t = useText(texts)
  const [answer, book] = useActionState(async (_before: string | undefined, form: FormData) => {
    const room = form.get('room')
    if (typeof room !== 'string' || room.trim() === '') return t('missing')
    return (await bookRoom(room)) ? t('booked', { room }) : t('taken')
  }, undefined)
  return (
    <form action={book} className={css.card}>
      <label>
        {t('room')}
        <input name="room" placeholder={t('roomHint')} maxLength={8} />
      </label>
      <Submit />
      <p role="status">{answer}</p>
    </form>
  )
}

/** Knows the form around it without properties. */
function Submit() {
  const t = useText(texts)
  const { pending } = useFormStatus()
  return (
    <button type="submit" disabled={pending}>
      {t(pending ? 'booking_' : 'book')}
    </button>
  )
}
