/** What a fork of the toy family does: core and the JDK are all it needs. */
package org.xmlbench.families.toy.fork;
