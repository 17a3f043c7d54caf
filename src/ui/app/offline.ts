/**
 * Asks the browser to keep the app for use without a network. Nothing depends on it: where it is
 * refused (private windows, old browsers, plain http) the app works as before, online.
 */
export const registerOffline = async (): Promise<void> => {
  const path = import.meta.env.VITE_SERVICE_WORKER
  if (path === '' || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(path)
  } catch (error) {
    console.warn('The app could not be kept for use offline.', error)
  }
}
