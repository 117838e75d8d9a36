// Bundles the page in React.

export default { base: './' };
