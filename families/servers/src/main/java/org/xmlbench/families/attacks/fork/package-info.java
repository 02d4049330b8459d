/**
 * What a server does when it is sent what it should not be, while good clients go on. Everything is
 * on loopback, and bounded in number and time.
 */
package org.xmlbench.families.attacks.fork;
