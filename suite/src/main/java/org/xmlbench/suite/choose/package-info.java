/**
 * Which parser to adopt for a user's documents: who delivers them rightly and meets what is
 * demanded, how fast these are, why others do not, and how to set the choice up.
 */
package org.xmlbench.suite.choose;
