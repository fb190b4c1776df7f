/* Runs before the first paint, so that nobody who chose light is shown dark first. Names as in platform/look. */
;(function () {
  const root = document.documentElement
  const kept = function (name) {
    try {
      return sessionStorage.getItem(name) || localStorage.getItem(name)
    } catch {
      return null
    }
  }
  root.dataset.theme = kept('themeMode') === 'light' ? 'light' : 'ai8-dark'
  root.dataset.brand = kept('companyType') || 'broker'
})()
