/** Whether the last thing used was the keyboard: then focus must never be lost. */
let keys = false

addEventListener('keydown', () => {
  keys = true
})
addEventListener('pointerdown', () => {
  keys = false
})

export const byKeyboard = (): boolean => keys
