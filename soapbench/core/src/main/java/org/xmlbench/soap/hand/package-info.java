/** What clients written by hand share: data leaf by leaf, without a binding framework. */
package org.xmlbench.soap.hand;
