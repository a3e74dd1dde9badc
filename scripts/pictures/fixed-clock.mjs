// Loaded before the server (`node --import`): for that process the time is PICTURES_MOMENT, milliseconds since 1970, and stays it.
const moment = Number(process.env.PICTURES_MOMENT)
if (!Number.isInteger(moment)) throw new Error('Set PICTURES_MOMENT to milliseconds since 1970.')

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [moment], newTarget),
  apply: (target) => new target(moment).toString(),
})
Date.now = () => moment
