const names =
  'train-front plane car-taxi-front bus fuel hotel utensils coffee gift paperclip printer laptop smartphone wifi book-open graduation-cap ' +
  'truck receipt'

export const expenseIcons = names.split(' ').map((name) => `lucide:${name}`)
