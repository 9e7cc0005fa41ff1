// Before the first paint: the appearance and language this browser was told to use, and whether it is a phone.
;(function (root) {
  var read = function (name) {
    var found = new RegExp('(?:.*__Host-|^|.*; )deckle_' + name + '=([a-z]+)').exec(document.cookie)
    return found ? found[1] : ''
  }
  var theme = read('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (read('language') === 'hi') root.lang = 'hi'
  if (window.innerHeight > window.innerWidth) root.setAttribute('data-phone', '')
})(document.documentElement)
