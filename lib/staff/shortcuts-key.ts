/** Local storage key: `off` when somebody switched the keyboard shortcuts off. */
export const shortcutsKey = 'deskShortcuts';
